import { findBase58 } from './base58.ts';
import { findBech32 } from './bech32.ts';
import { findCapitalIban } from './ibans.ts';
import type { Range } from './readings.ts';

/**
 * A code whose groups stand apart: amounts, hours, ordinals or letters between
 * them, or from last to first. Only where a country with its check digits stands,
 * for of IBANs one number in 97 fits.
 */

/** What stands between groups and is none of them. */
const DECOYS =
  /\([^()]{0,14}\)|\d[\d .,]{0,8} ?(?:€|%|\$|eur\b|euros?\b|signes?\b|caracteres?\b|chiffres?\b)|(?<![A-Za-z0-9])\d{1,3} ?(?:ers?|res?|e|emes?|èmes?|nde?|nds?)\b|\b\d{1,2} ?(?:h|heures?|min)(?: ?\d\d)?\b|\b(?:n ?[°ºo]|no\.?|num[eé]ros?|blocs?|parties?|groupes?|[ée]tapes?|lignes?|morceaux?|morceau|segments?|fragments?|tranches?|sections?|points?|suites?|parts?|lots?|pi[eè]ces?|case|le|la|rang)\.? {0,2}(?:n ?[°ºo] ?)?\d{1,2}(?![A-Za-z0-9])/giu;
/** The place of a group, where it says one. */
const LABELS =
  /(?<![A-Za-z0-9])(\d{1,2}) ?(?:ers?|res?|e|emes?|èmes?|nde?|nds?)\b|\b(?:n ?[°ºo]|no\.?|blocs?|parties?|groupes?|[ée]tapes?|lignes?|morceaux?|segments?|fragments?|tranches?|sections?|suites?|parts?|lots?)\.? {0,2}(?:n ?[°ºo] ?)?(\d{1,2})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(\d{1,2})[).:] /giu;

const COUNTRY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:france|fran[cç]ais)[ ,:]{1,3}(?=\d\d\b)/gi, 'FR'],
  [/\b(?:belgique|belge)[ ,:]{1,3}(?=\d\d\b)/gi, 'BE'],
  [/\b(?:allemagne|allemand)[ ,:]{1,3}(?=\d\d\b)/gi, 'DE'],
  [/\b(?:espagne|espagnol)[ ,:]{1,3}(?=\d\d\b)/gi, 'ES'],
  [/\b(?:lituanie|lituanien)[ ,:]{1,3}(?=\d\d\b)/gi, 'LT'],
  [/\bluxembourg(?:eois)?[ ,:]{1,3}(?=\d\d\b)/gi, 'LU'],
  [/\bfoxtrot[ ,-]{1,3}rom[eé]o[ ,:]{1,3}(?=\d)/gi, 'FR'],
  [/\bbravo[ ,-]{1,3}echo[ ,:]{1,3}(?=\d)/gi, 'BE'],
];

/** How a code begins that has check digits; the country may be in small letters and apart. */
const HEAD = /^[A-Z]{2}\d\d/;
const HEADS = /(?<![A-Za-z0-9])[A-Za-z]{2}[^\p{L}\p{N}]{0,3}\d(?:[^\p{L}\p{N}]{0,2}\d)/u;
const TOKENS = /[A-Za-z0-9]*\d[A-Za-z0-9]*/g;
/** More groups than any code has. */
const MOST_TOKENS = 40;
/** The longest IBAN has 34 characters. */
const MOST_FOURS = 8;
const COUNTRY_APART = /(?<![A-Za-z0-9])([A-Za-z]{2})[^\p{L}\p{N}]{1,3}(?=\d\d)/gu;

const isFound = (joined: string) => findCapitalIban(joined) !== undefined;

/** From each head on: the groups in their order, then groups of four alone with what is left. */
function isInOrder(tokens: readonly string[]): boolean {
  return tokens.some((token, at) => {
    if (!HEAD.test(token)) return false;
    const rest = tokens.slice(at);
    if (isFound(rest.join(''))) return true;
    const fours = rest.filter((each) => each.length === 4).slice(0, MOST_FOURS);
    const lastFour = (count: number) => rest.indexOf(fours[count - 1] ?? '');
    return [...fours.keys()].some((count) => {
      const groups = fours.slice(0, count + 1);
      const after = rest.slice(lastFour(count + 1) + 1).filter((each) => each.length < 4);
      return (
        (count >= 3 && isWhole(groups.join(''))) ||
        (count >= 2 &&
          [1, 2, 3].some((length) => {
            const end = after.find((each) => each.length === length);
            return end !== undefined && isWhole(groups.join('') + end);
          }))
      );
    });
  });
}

/** Nothing before and nothing behind: every more character is one more chance to fit by accident. */
function isWhole(code: string): boolean {
  const range = findCapitalIban(code);
  return range !== undefined && range[0] === 0 && range[1] === code.length;
}

/** Groups after the places that they say. */
function sorted(text: string): string | undefined {
  const labels = [...text.matchAll(LABELS)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    place: Number(match[1] ?? match[2] ?? match[3]),
  }));
  if (labels.length < 3) return undefined;
  return labels
    .map(({ to, place }, at) => ({ place, text: text.slice(to, labels[at + 1]?.from) }))
    .sort((a, b) => a.place - b.place)
    .map((part) => part.text)
    .join(' ');
}

const tokensOf = (text: string): string[] =>
  (text.replace(COUNTRY_APART, '$1').match(TOKENS) ?? [])
    .slice(0, MOST_TOKENS)
    .map((token) => token.toUpperCase());

/** One letter again and again in a long word: « FR76X3000X6000 ». */
function isParted(text: string): boolean {
  for (const [word] of text.matchAll(/[A-Za-z]{2}\d\d[A-Za-z0-9]{14,60}/g)) {
    const code = word.toUpperCase();
    for (const letter of new Set(code.slice(4).match(/[A-Z]/g) ?? [])) {
      const parts = code.slice(2).split(letter);
      if (parts.length >= 4 && isFound(code.slice(0, 2) + parts.join(''))) return true;
    }
  }
  return false;
}

/** Where a text's codes stand with decoys between their groups: from the first of them to the last. */
export function findBehindDecoys(plain: string): Range | undefined {
  let text = plain;
  for (const [name, country] of COUNTRY_WORDS) text = text.replace(name, country);
  const bare = text.replace(DECOYS, ' ');
  const hit = (): boolean => {
    if (text.length > 0 && bare !== text) {
      const joined = (bare.match(TOKENS) ?? []).join('');
      if (findBase58(joined) || findBech32(joined)) return true;
    }
    if (!HEADS.test(text)) return false;
    if (isParted(text)) return true;
    const ways = [text, bare, sorted(text)].filter((way) => way !== undefined);
    return [...new Set(ways)].some((way) => {
      const tokens = tokensOf(way);
      return tokens.length > 1 && (isInOrder(tokens) || isInOrder([...tokens].reverse()));
    });
  };
  if (!hit()) return undefined;
  const numbers = [...plain.matchAll(TOKENS)];
  const [first] = numbers;
  const last = numbers.at(-1);
  return first && last ? [first.index, last.index + last[0].length] : [0, plain.length];
}
