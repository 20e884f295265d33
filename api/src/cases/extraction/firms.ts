import { isGreatName, tradeNames } from '../../public/alerts/indicators/trade-names.ts';

export interface FoundFirm {
  readonly kind: 'company';
  readonly value: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const CAPITAL = String.raw`\p{Lu}[\p{L}\p{N}&’'-]{1,40}`;
/** Behind what leads to a firm: a name of two words or more, of which one is a firm's. */
const LED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:[Cc]hez|[Aa]vec|[Dd]e|[Pp]ar|[ÀAàa]|[Vv]oyante|[Mm]édium|[Oo]rganisme|[Gg]roupe|[Ff]ormateur|[Aa]ssociation|[Ff]onds|[Qq]ue|[Nn]om de|[Ii]nternet,|[Mm]arque)\s(?:[«"“]\s?)?(${CAPITAL}(?:\s(?:(?:et|&|de)\s)?(?:${CAPITAL}|\d{1,4})){1,4})`,
  'gu',
);
/** Behind these a name of two words is a firm's, whatever they are. */
const SURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:[Cc]hez|s['’]appel(?:le|ait)|se nomm(?:e|ait)|[ÀAàa] l['’]ordre de|travailler pour)\s(?:[«"“]\s?)?(${CAPITAL}(?:\s(?:(?:et|&|de)\s)?(?:${CAPITAL}|\d{1,4})){1,4})`,
  'gu',
);
const OF_FIRMS =
  /(?:^|[\s’'-])(?:capital|invest\p{L}*|trading|traders?|financ\p{L}*|fx|forex|partners?|group|groupe|conseils?|consulting|patrimoine|recouvrement|immo\p{L}*|gestion|markets?|bank|banque|crypto|coins?|bit\p{L}+|wealth|assets?|holdings?|brokers?|courtage|cr[ée]dits?|assurances?|services|solutions|[ée]nergies?|habitat|r[ée]nov\p{L}*|solaire|distribution|export|import|metals?|m[ée]taux|logistique|transports?|registre|club|cabinet|d[ée]m[ée]nage\p{L}*|secours|d[ée]pannage|assistance|formations?|avocats?|juridique|villas?|vacances|location|prestige|voyages|m[ée]dium|express|store|shop|outlet|discount|sarl|sas|sasu|ltd|limited|llc|gmbh|inc)(?![\p{L}\p{N}])/iu;

/** Firms that a story names, by the words that announce one or that firms alone have. */
export function findFirms(text: string, hosts: readonly string[]): FoundFirm[] {
  const named = tradeNames(text, hosts).map(({ name, nameStart }) => ({ name, start: nameStart }));
  const led = [...text.matchAll(LED)].flatMap(({ 0: whole, 1: name = '', index }) =>
    OF_FIRMS.test(name) ? [{ name, start: index + whole.length - name.length }] : [],
  );
  const sure = [...text.matchAll(SURE)].map(({ 0: whole, 1: name = '', index }) => ({
    name,
    start: index + whole.length - name.length,
  }));
  const found: FoundFirm[] = [];
  for (const { name, start } of [...sure, ...named, ...led]) {
    const end = start + name.length;
    if (isGreatName(name) || found.some((each) => start < each.end && each.start < end)) continue;
    found.push({ kind: 'company', value: name, text: name, start, end });
  }
  return found;
}
