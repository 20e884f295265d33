import { isSiret } from '../evidence/company-numbers.ts';
import { fulfilsLuhn } from '../luhn.ts';
import type { Range } from './readings.ts';

/** Beginnings and lengths of the networks: Visa, Mastercard, American Express, Diners, JCB, Discover, UnionPay, Maestro. */
const NETWORKS = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}$/,
  /^3[47]\d{13}$/,
  /^3(?:0[0-5]\d|[68]\d\d)(?:\d{10}|\d{12,15})$/,
  /^35(?:2[89]|[3-8]\d)\d{12,15}$/,
  /^(?:6011|64[4-9]\d|65\d\d)\d{12,15}$/,
  /^62\d{14,17}$/,
  /^(?:5018|5020|5038|5893|6304|6759|676[1-3]|6390)\d{9,15}$/,
];

const UUIDS = /(?<![\da-z])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-z])/gi;
/** A French telephone number in international form: its pairs are not those of a card. */
const ABROAD = /\+33 ?(?:\(0\) ?)?\d(?:[ ./-]?\d\d){4}(?!\d)/g;
/** Replaces what is no card: nothing that may part two groups of one, and as long as what stood there. */
const walled = (found: string) => '\u0000'.repeat(found.length);

const ALONE = /(?<!\d)\d{13,19}(?!\d)/g;
/** Four groups of four, then up to three digits more, parted by up to eight characters. */
const FOURS = /(?<!\d)(?=((?:\d{4}[^\d\0]{1,8}){3}\d{4})(?!\d)(?:[^\d\0]{1,8}(\d{1,3})(?!\d))?)/dg;
/** American Express and Diners as they print theirs. */
const THREE_GROUPS = /(?<!\d)\d{4}( ?[ ._/-] ?)\d{6}\1\d{4,5}(?!\d)/g;
const SINGLES = /(?<!\d)\d([^\p{L}\p{N}\0]{1,4})\d(?!\d)(?:\1\d(?!\d)){11,}/gu;
const PAIRS = /(?<!\d)\d\d( ?[ ._/-] ?|\n+)\d\d(?!\d)(?:\1\d\d(?!\d)){5,}/g;

/** Groups of four that are something else: years and round amounts; short telephone numbers; numbers with their year. */
const NO_CARDS = [
  /^(?:20[0-4]\d|[1-9]\d\d0){4}/,
  /^(?:3\d{3}){4}/,
  /^(?:\d{4})*20[0-4]\d(?:\d{4})*20[0-4]\d(?:\d{4})*$/,
];

const isCard = (digits: string) =>
  NETWORKS.some((network) => network.test(digits)) && fulfilsLuhn(digits) && !isSiret(digits);

const digitsOf = (text: string) => text.replace(/\D/g, '');
const beginsWithCard = (digits: string, lengths: readonly number[]) =>
  lengths.some((length) => digits.length >= length && isCard(digits.slice(0, length)));

function isInFours(first: string, rest: string): boolean {
  const digits = digitsOf(first);
  if (NO_CARDS.some((form) => form.test(digits))) return false;
  return isCard(digits) || isCard(digits + rest);
}

const isInSingles = (digits: string) =>
  [...digits].some((_, start) =>
    beginsWithCard(digits.slice(start, start + 19), [13, 14, 15, 16, 17, 18, 19]),
  );

/** Only the beginning counts, behind telephone numbers, which are written in pairs as well. */
const isInPairs = (digits: string) =>
  beginsWithCard(digits.replace(/^(?:0\d{9})+/, ''), [14, 16, 18]);

const FORMS: readonly (readonly [form: RegExp, fits: (digits: string) => boolean])[] = [
  [ALONE, isCard],
  [THREE_GROUPS, isCard],
  [SINGLES, isInSingles],
  [PAIRS, isInPairs],
];

/**
 * The first number of a card: alone, or in groups such as people write cards
 * in. Other groups are dates, hours, amounts and telephone numbers, of which one
 * list in six would pass for a card if all were joined.
 */
export function findCardNumber(plain: string): Range | undefined {
  const text = plain
    .replace(UUIDS, walled)
    .replace(/[^\S\n]/g, ' ')
    .replace(ABROAD, walled);
  for (const [form, fits] of FORMS) {
    for (const { 0: found, index } of text.matchAll(form)) {
      if (fits(digitsOf(found))) return [index, index + found.length];
    }
  }
  for (const match of text.matchAll(FOURS)) {
    const [, first = '', rest = ''] = match;
    const [from, to] = match.indices?.[1] ?? [0, 0];
    if (isInFours(first, rest)) return [from, to];
  }
  return undefined;
}

/** A card whose four groups stand apart in a text that names one: « 4111, puis en second 1111 ». */
export function findCardApart(text: string): Range | undefined {
  const fours = [...text.matchAll(/(?<![A-Za-z0-9])\d{4}(?![A-Za-z0-9])/g)];
  const at = fours.findIndex((_, nth) => {
    const groups = fours.slice(nth, nth + 4).map(([group]) => group);
    return groups.length === 4 && isInFours(groups.join(''), '');
  });
  const [first, last] = [fours[at], fours[at + 3]];
  return first && last && [first.index, last.index + last[0].length];
}
