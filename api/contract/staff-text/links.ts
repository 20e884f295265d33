import { isAllowedHost } from './installed.ts';
import { plainReading, quotedFrom, type Range, type Reading, unspelt } from './readings.ts';
import { FRENCH_WORDS, TOP_LEVEL_DOMAINS } from './top-level-domains.ts';

/** Any scheme with a host, `hxxps` as well; then a host of at least two labels, with what follows it. */
const LINKS =
  /(?<scheme>[a-z][a-z0-9+.-]{1,20}:\/\/)(?<any>[^\s/\\?#<>"'«»]{1,253})|(?<![\p{L}\p{N}@_.-])(?<host>[\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:\.[\p{L}\p{N}][\p{L}\p{N}-]{0,62}){1,10})(?<rest>:\d{1,5}|\/[^\s]?)?/giu;
/** The dot as a word or between brackets, or apart: « exemple point com », « exemple [.] com », « exemple . com »; a middle dot, an arrow, the end of a line. */
const WRITTEN_OUT =
  /(?<![\p{L}\p{N}@])(?<name>[\p{L}\p{N}][\p{L}\p{N}-]{1,62})(?:\s{0,3}[[({<]\s{0,3}(?:\.|point|dot)\s{0,3}[\])}>]\s{0,3}|\s{1,3}[.·•]\s{0,3}|\s{0,3}(?:[·•∙⋅‧・→➜➔➡⇒]|->|=>)\s{0,3}(?=(?:com|org|net|fr)\b)|[ \t]{0,3}\n[ \t]{0,3}(?:\.|(?=(?:com|org)\b))|\.\s{1,3}(?=[a-z]{2,6}\/)|,(?=com|net|org|fr\b))(?<end>com|fr|net|org|io|eu|xyz|online|top|shop|app|info|site|club|vip|cc|ru|co|me|biz)(?![\p{L}\p{N}])/giu;
/** The dot as a word, before whatever end there is: « exemple point help », « exemple point c o m ». */
const DOT_WORD =
  /(?<![\p{L}\p{N}@])(?<name>[\p{L}\p{N}][\p{L}\p{N}-]{1,62})\s{1,3}(?:point|dot|punto)\s{1,3}(?<end>[a-z]{2,13}|[a-z](?:\s[a-z]){1,5})(?![\p{L}\p{N}])/giu;
/** The end of a name behind its name: « exemple(com) », « exemple_com », « exemple, extension com ». */
const END_APART =
  /(?<![\p{L}\p{N}@._-])(?<name>[\p{L}\p{N}][\p{L}\p{N}-]{2,62})(?:[[({<]\s?|_|\s{0,3}[␀-␦⎵▪◾■●◦∘°¤¸]\s{0,3}|[,:(]?\s{1,3}(?:(?:avec|et)\s)?(?:l['’])?(?:extension|suffixe|terminaison|finissant\spar|termin[ée]\spar)\s(?:en\s|de\s)?["«.\s]{0,3})(?<end>com|org|net|info|help|support|online|site|xyz|eu)(?![\p{L}\p{N}_])/giu;
/** Of these names the dot must be a sign, unless something says that a site is meant. */
const SITE_MEANT =
  /\b(?:sur|site|adresse|page|lien|allez|tapez|ouvrez|visitez|consultez|url|domaine|web|www)\W{1,3}(?:\S+\s){0,2}$/i;
const isWrittenSite = (name: string, end: string, before: string): boolean =>
  TOP_LEVEL_DOMAINS.has(end) &&
  !/^\d+$/.test(name) &&
  (USUAL_ENDS.test(end) ||
    ((/[-\d]/.test(name) || SITE_MEANT.test(before)) &&
      !/^(?:de|du|et|en|ma|me|se|sa|si|au|la|le|il|je|as|es|ai|ne|ci)$/.test(end)));
const USUAL_ENDS = /^(?:com|fr|net|org|io|eu|xyz|online|cc|ru|biz|help|shop)$/;

/** « cherchez « Parade Retrait » sur Google et ouvrez le premier résultat »: a way to a site that no rule reads. */
const BY_SEARCH =
  /\b(?:cherchez|recherchez|tapez|googlez|trouvez|saisissez|entrez|chercher|rechercher|taper)\b[^.;!?\n]{0,80}\b(?:google|bing|qwant|duckduckgo|ecosia|yahoo|(?:un|le|votre) moteur de recherche|app ?store|play ?store|(?:votre|le|un) navigateur)\b[^.;!?\n]{0,60}/giu;
const TO_OPEN =
  /\b(?:ouvrez|cliquez|premier (?:r[ée]sultat|lien)|suivez|connectez|inscrivez|remplissez|t[ée]l[ée]chargez|notre (?:page|site|formulaire|application|portail)|nos pages|puis entrez|retrait|remboursement)\b/i;
const TO_CHECK =
  /\b(?:arnaque|avis|v[ée]rifi\w*|liste (?:noire|blanche)|image|photo|jamais|ne|n)\b/i;
/** A picture's code that opens a page: in our settings one is scanned to set up the second factor. */
const BY_PICTURE =
  /\b(?:scannez|flashez|photographiez|scanner|flasher)\b[^.;!?\n]{0,40}\b(?:qr|flash ?codes?|code[- ]barres|datamatrix)\b[^.;!?\n]{0,80}/giu;
const ATTACHED =
  /\b(?:pi[eè]ces? jointes?|ci-?(?:joint|dessous|apr[eè]s)\w*|document|message|image|photo|fichier|pdf|formulaire|ouvrir|payer|r[ée]gler|retrait|remboursement)\b/i;

/** « drive google com »: the dot left out of a name that everybody knows. */
const KNOWN_NAME =
  /\b(?<name>google|dropbox|wetransfer|onedrive|sharepoint|bitly|tinyurl|facebook|instagram|whatsapp|telegram|paypal|binance|revolut|coinbase|metamask|linktr|calendly|typeform|jotform)\s{1,3}(?<end>com|ee|me)(?![\p{L}\p{N}])/giu;
/** « un point info », « le point site »: of these the dot must be a sign. */
const ORDINARY = /\s(?:point|dot)\s+(?:info|site|me|co|app|club|vip|shop|top)$/i;

const BY_OTHER_WAYS = [
  [BY_SEARCH, TO_OPEN],
  [BY_PICTURE, ATTACHED],
] as const;

const FILES = /\.(?:zip|mov|pdf|jpe?g|png|webp|docx?|xlsx?|csv|txt|odt|eml|html?|md|py|sh|rs)$/i;
const NETWORK_ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/;
/** A host by its address, where nobody says that it is one. */
const CALLED_ADDRESS = /\b(?:ip|ipv4)\W{0,3}(?:\w+\W{1,3}){0,3}$/i;

/** Whether a name with dots and no scheme is a site's: its end is one, and no sentence begins there. */
function isSite(name: string, rest: string, before: string): boolean {
  if (NETWORK_ADDRESS.test(name)) {
    return (
      name.split('.').every((part) => Number(part) < 256) &&
      (rest !== '' || !CALLED_ADDRESS.test(before))
    );
  }
  const end = name.slice(name.lastIndexOf('.') + 1);
  if (rest.startsWith('/') && /^[a-z]{2,}$/i.test(end) && !/^\d/.test(name)) return true;
  if (FILES.test(name) || !TOP_LEVEL_DOMAINS.has(end.toLowerCase())) return /^www\./i.test(name);
  if (/^\p{Lu}/u.test(end) && FRENCH_WORDS.has(end.toLowerCase())) return false;
  // « n.b », « p.ex », « e.g »: every label but the end is one letter.
  return name
    .split('.')
    .slice(0, -1)
    .some((label) => label.length > 1);
}

/** What a browser would open: what is before an `@` is a name, and the port is none of the host. */
const hostOf = (authority: string): string =>
  authority
    .slice(authority.lastIndexOf('@') + 1)
    .replace(/:\d*$/, '')
    .replace(/\.+$/, '')
    .toLowerCase();

/** A host that is spelt with look-alikes is another one than it seems. */
const isPlain = (original: string, { at }: Reading, [from, to]: Range): boolean =>
  /^[\x20-\x7e]*$/.test(original.slice(at[from] ?? 0, (at[to - 1] ?? 0) + 1));

function findIn(original: string, reading: Reading): Range | undefined {
  const { text } = reading;
  for (const { 0: found, index, groups = {} } of text.matchAll(LINKS)) {
    const { scheme = '', any, host = '', rest = '' } = groups;
    const name = any ?? host;
    const isLink =
      any !== undefined || isSite(name, rest, text.slice(Math.max(0, index - 40), index));
    // What stands before an `@` belongs to an e-mail address.
    const isMailbox = any === undefined && text[index + found.length] === '@';
    const range: Range = [index, index + found.length];
    if (!isLink || isMailbox) continue;
    if (
      /^https?:\/\/$/i.test(scheme || 'https://') &&
      isAllowedHost(hostOf(name)) &&
      isPlain(original, reading, range)
    ) {
      continue;
    }
    return range;
  }
  for (const { 0: found, index, groups = {} } of text.matchAll(WRITTEN_OUT)) {
    const { name = '', end = '' } = groups;
    if (ORDINARY.test(found) || /^\d+$/.test(name)) continue;
    if (/^[A-Z]/.test(end) && /\.\s/.test(found)) continue;
    if (!isAllowedHost(`${name}.${end}`.toLowerCase())) return [index, index + found.length];
  }
  for (const form of [DOT_WORD, END_APART]) {
    for (const { 0: found, index, groups = {} } of text.matchAll(form)) {
      const { name: written = '', end: apart = '' } = groups;
      const name = written.toLowerCase();
      const end = apart.toLowerCase().replace(/\s/g, '');
      if (form === DOT_WORD && ORDINARY.test(found) && !/[-\d]/.test(name)) continue;
      const before = text.slice(Math.max(0, index - 40), index);
      if (form === DOT_WORD && !isWrittenSite(name, end, before)) continue;
      if (!isAllowedHost(`${name}.${end}`)) return [index, index + found.length];
    }
  }
  for (const [form, means] of BY_OTHER_WAYS) {
    for (const { 0: found, index } of text.matchAll(form)) {
      const said = text.slice(Math.max(0, index - 30), index) + found;
      if (means.test(found) && !TO_CHECK.test(said)) return [index, index + found.length];
    }
  }
  for (const { 0: found, index, groups = {} } of text.matchAll(KNOWN_NAME)) {
    const { name = '', end = '' } = groups;
    if (!isAllowedHost(`${name}.${end}`.toLowerCase())) return [index, index + found.length];
  }
  return undefined;
}

/** The first link of a text to a host that staff may not link, as it stands there. */
export function findForeignLink(original: string): string | undefined {
  const plain = plainReading(original);
  for (const reading of [plain, unspelt(plain)]) {
    const range = findIn(original, reading);
    if (range) return quotedFrom(original, reading, range);
  }
  return undefined;
}
