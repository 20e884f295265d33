import { foldName } from '../../../../contract/text.ts';
import { KNOWN_HOSTS } from './known-hosts.ts';

/**
 * Firms that are named by their trade name alone: a capital behind a word that
 * announces a firm (« la société Horizon Gestion », « le site de VitaCrypt »),
 * a registered mark, or the words of a site that stands in the same text. A name
 * without any of these cannot be told from that of a town, a bank or a product.
 */

/** The point of a sentence is no part of a name. */
const CAPITAL = String.raw`\p{Lu}(?:[\p{L}\p{M}\p{N}&’'-]|\.(?=[\p{L}\p{N}])){0,40}`;
const NAME = String.raw`(?<name>${CAPITAL}(?:[^\S\n](?:(?:et|&|de|du|des|la|le|en)[^\S\n])?${CAPITAL}){0,4})`;
const FIRM =
  '(?:soci[ée]t[ée]s?|entreprises?|firmes?|enseignes?|marques?|compagnies?|start-?up|boutiques?|magasins?|agences?|cabinets?|garages?|restaurants?|boulangeries?|instituts?|courtiers?|brokers?|[ée]diteurs?|prestataires?|revendeurs?|vendeurs?|fournisseurs?|artisans?|concessionnaires?)';
/** Where a scam takes place as well: there the great names are not accused. */
const PLACE = String.raw`(?:plate-?formes?|exchanges?|applications?|applis?|sites?(?:[^\S\n](?:internet|web|marchand|de[^\S\n](?:vente|trading)|d['’]annonces))?)`;
const BEFORE = String.raw`(?<![\p{L}\p{N}])(?:[Ll]['’]|(?:[Ll]a|[Ll]e|[Ll]es|[Uu]ne?|[Dd]e|[Dd]u|[Dd]es|[Cc]ette|[Cc]et?|[Ss]a|[Ss]on|[Aa]ux?)[^\S\n])(?:(?:[Pp]r[ée]tendue?|[Ff]ausse|[Ff]aux)[^\S\n])?`;
const CALLED = String.raw`[^\S\n](?:(?:nomm[ée]e?|appel[ée]e?|d[ée]nomm[ée]e?|baptis[ée]e?|dite?|du[^\S\n]nom[^\S\n]de|de|chez)[^\S\n]|d['’])?(?:[«"“]\s?)?`;
const FORMS = [
  `${BEFORE}(?:${FIRM}|(?<place>${PLACE}))${CALLED}${NAME}`,
  String.raw`(?<![\p{L}\p{N}])${NAME}[^\S\n]?[®™]`,
  String.raw`(?<![\p{L}\p{N}])(?:[Ll]e[^\S\n]groupe|[Ss]ous[^\S\n](?:la[^\S\n]marque|l['’]enseigne)|[Nn]om[^\S\n]commercial[^\S\n]?:?)[^\S\n](?:[«"“]\s?)?${NAME}`,
].map((form) => new RegExp(form, 'gu'));
const CAPITALS = new RegExp(String.raw`(?<![\p{L}\p{N}])${NAME}`, 'gu');

const joined = (text: string): string => foldName(text).replace(/[^\p{L}\p{N}]/gu, '');
/** Towns, countries, public bodies and ways of talking: capitals that name no firm. */
const NO_FIRM = new Set(
  'paris lyon marseille lille toulouse bordeaux nantes nice strasbourg rennes montpellier bruxelles geneve londres vilnius chypre malte dubai abidjan lagos france belgique suisse canada europe luxembourg espagne italie allemagne lituanie nigeria maroc rhone vaud iledefrance internet web googleplay appstore sms rcs bitcoin btc usdt ethereum etat police amf acpr cnil dgccrf orias m mme mr monsieur madame'.split(
    ' ',
  ),
);
const GREAT = new Set([
  ...'whatsapp telegram signal facebook instagram messenger snapchat tiktok linkedin twitter youtube google gmail outlook airbnb booking ebay'.split(
    ' ',
  ),
  ...KNOWN_HOSTS.map((host) => joined(host.split('.').at(-2) ?? host)),
]);

/** Whether a name is that of a firm or a network that everybody knows: scams borrow it. */
export const isGreatName = (name: string): boolean => GREAT.has(joined(name));

export interface NamedFirm {
  /** With the words that announce it. */
  readonly start: number;
  readonly end: number;
  /** The name alone, and where it begins. */
  readonly name: string;
  readonly nameStart: number;
}

/** Where a text, whose sites have these hosts, names a firm by its trade name. */
export function tradeNames(text: string, hosts: readonly string[]): NamedFirm[] {
  const sites = new Set(hosts.flatMap((host) => host.split('.').slice(0, -1).map(joined)));
  const found = FORMS.flatMap((form) => [...text.matchAll(form)]).filter(({ groups = {} }) => {
    const name = joined(groups.name ?? '');
    return name.length > 1 && !NO_FIRM.has(name) && !(groups.place && GREAT.has(name));
  });
  const ofSites = [...text.matchAll(CAPITALS)].filter(
    ([name]) => sites.has(joined(name)) && !NO_FIRM.has(joined(name)) && !GREAT.has(joined(name)),
  );
  return [...found, ...ofSites].map(({ 0: words, index, groups }) => {
    const name = groups?.name ?? words;
    return {
      start: index,
      end: index + words.length,
      name,
      nameStart: index + words.lastIndexOf(name),
    };
  });
}
