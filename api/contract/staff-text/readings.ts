import { readAs } from './confusables.ts';

/** A text as it is read in one way; `at` gives the place in the original of each of its units. */
export interface Reading {
  readonly text: string;
  readonly at: readonly number[];
}

/** Where something stands in a reading: from, and up to. */
export type Range = readonly [from: number, to: number];

/** Look-alikes, every digit and every font as ASCII, without what nobody sees. Case and blanks stay. */
export function plainReading(original: string): Reading {
  if (last?.[0] !== original) last = [original, read(original)];
  return last[1];
}

/** Every rule reads the same text: the last reading is kept. */
let last: readonly [original: string, reading: Reading] | undefined;

function read(original: string): Reading {
  let text = '';
  const at: number[] = [];
  let index = 0;
  for (const character of original) {
    const plain = character <= '\x7f' && character !== '`' ? character : readAs(character);
    text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) at.push(index);
    index += character.length;
  }
  return { text, at };
}

/** The parts of a reading that stand in the ranges, run together. */
function parts({ text, at }: Reading, ranges: readonly Range[]): Reading {
  const pieces: string[] = [];
  const places: number[] = [];
  for (const [from, to] of ranges) {
    pieces.push(text.slice(from, to));
    for (let unit = from; unit < to; unit += 1) places.push(at[unit] ?? 0);
  }
  return { text: pieces.join(''), at: places };
}

const matches = (text: string, form: RegExp): Range[] =>
  [...text.matchAll(form)].map(({ 0: found, index }) => [index, index + found.length]);

/** Its letters and digits alone. */
export const joinedReading = (plain: Reading): Reading =>
  parts(plain, matches(plain.text, /[\p{L}\p{N}]+/gu));

/** A digit, or a capital inside: words of a sentence have neither. */
const CODED = /\d|[a-z][A-Z]/;
/** The beginning of an IBAN apart from its digits; small letters where they are no French word. */
const COUNTRY = /^(?:[A-Z]{2}|fr|be|ch|gb|ie|lt|lu|mc|nl|pl|pt)$/;

/** The words that may be parts of a code, without the sentence that parts them. */
export const codedWords = ({ text }: Reading): Range[] =>
  matches(text, /[A-Za-z0-9]+/g).filter(([from, to], at, all) => {
    const word = text.slice(from, to);
    const [next = 0] = all[at + 1] ?? [];
    const [, last = 0] = all[at - 1] ?? [];
    const besideDigits = /\d/.test(`${text[last - 1] ?? ''}${text[next] ?? ''}`);
    return CODED.test(word) || (besideDigits && COUNTRY.test(word));
  });

export const codedReading = (plain: Reading): Reading => parts(plain, codedWords(plain));

/** The numbers of a list, three at least: « 1) FR76 2) 3000 3) 6000 ». */
const ITEM = /(?<![\p{L}\p{N}])\d{1,2} ?(?:[).:°-]|\.\)|\/) ?(?=[A-Za-z\d])/gu;
const ITEMS = 3;

/** A text without the numbers of its list; undefined where it has none. */
export function withoutListNumbers(plain: Reading): Reading | undefined {
  const items = matches(plain.text, ITEM);
  if (items.length < ITEMS) return undefined;
  const ends = [0, ...items.map(([, to]) => to)];
  const starts = [...items.map(([from]) => from), plain.text.length];
  return parts(
    plain,
    ends.map((from, index): Range => [from, starts[index] ?? from]),
  );
}

export const reversedReading = ({ text, at }: Reading): Reading => ({
  text: text.split('').reverse().join(''),
  at: [...at].reverse(),
});

/** A blank, a dot, a dash or a star between single letters: `f r a i s`, `f-r-a-i-s`. */
const BETWEEN_LETTERS =
  /(?<=(?:^|[^\p{L}\p{N}])[\p{L}\p{N}.])[ .*_-](?=[\p{L}\p{N}.](?:[^\p{L}\p{N}]|$))/gu;
/** Three letters at least: « il y a » is three words. */
const SPELT = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[ .*_-]{1,3}[\p{L}\p{N}]){4,}(?![\p{L}\p{N}])/gu;

/** Words that are spelt letter by letter, as words. */
export function unspelt(plain: Reading): Reading {
  const gaps = matches(plain.text, SPELT).flatMap(([from, to]) =>
    matches(plain.text.slice(from, to), BETWEEN_LETTERS).map(
      ([a, b]): Range => [from + a, from + b],
    ),
  );
  const ends = [0, ...gaps.map(([, to]) => to)];
  const starts = [...gaps.map(([from]) => from), plain.text.length];
  return parts(
    plain,
    ends.map((from, index): Range => [from, starts[index] ?? from]),
  );
}

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Small letters, and letters for the digits that stand inside of words (`d3bl0quer`). */
export function words({ text, at }: Reading): Reading {
  const small = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return {
    text: small.replace(/(?<![\w@$])[a-z][a-z013457@$]{3,}/g, (word) =>
      (word.match(/[a-z]/g) ?? []).length > word.length / 2
        ? word.replace(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign)
        : word,
    ),
    at,
  };
}

const QUOTED = 90;

/** What stood in the original where a reading has the range, shortened. */
export function quotedFrom(original: string, { at }: Reading, [from, to]: Range): string {
  const places = at.slice(from, to);
  const start = Math.min(...places.slice(0, 1), ...places.slice(-1));
  const end = Math.max(...places.slice(0, 1), ...places.slice(-1)) + 1;
  const words = original
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:]+$/, '')
    .trim();
  return words.length > QUOTED ? `${words.slice(0, QUOTED - 1).trim()}…` : words;
}
