import type { Place } from './spans.ts';

/** A text in which links and addresses stand as they are meant, and where each part came from. */
export interface Readable {
  text: string;
  /** The place in the original of what stands between two places of `text`. */
  original(start: number, end: number): Place;
}

/** Control and format characters, and the like: what nobody sees in a text. */
const UNSEEN =
  '\\u0000-\\u0008\\u000e-\\u001f\\u007f\\u00ad\\u034f\\u061c\\u115f\\u17b4\\u17b5\\u180b-\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff';
const ENDINGS = '(?:com|fr|net|org|eu|be|ch|io)(?![\\p{L}\\p{N}])';

const UNSEEN_SIGNS = new RegExp(`[${UNSEEN}]`, 'g');
/** `exem\u200bple.com` is `exemple.com`. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN_SIGNS, '');

/** How careful people write what must not be clicked, and what hides in a text unseen. */
const DISGUISES: readonly (readonly [form: string, meaning: string | null])[] = [
  ['(?<![\\p{L}\\p{N}])h(?:xx|\\*\\*)p(?=s?[:[])', 'http'],
  ['\\[:\\/\\/\\]', '://'],
  ['\\[:\\]', ':'],
  [' ?[[({] ?(?:\\.|dot|point) ?[\\])}] ?|[。．｡]', '.'],
  [
    ' ?[[({] ?(?:@|at|arobase) ?[\\])}] ?|＠| arobase | at (?=[\\p{L}\\p{N}-]{1,63} (?:dot|point) )| ?@ (?=[\\p{L}\\p{N}])| @(?=[\\p{L}\\p{N}-]{1,63} ?\\.)',
    '@',
  ],
  // « jean @ gmail .com », « jean arobase exemple point fr ».
  [
    ` (?:point|dot) (?=${ENDINGS})|(?: \\. ?|\\. |,)(?<=[@ ][\\p{L}\\p{N}-]{1,63} ?[.,] ?)(?=${ENDINGS})`,
    '.',
  ],
  [`[${UNSEEN}]`, ''],
  // Letters and digits of other fonts.
  [
    '[\\uff10-\\uff5a\\u{1d400}-\\u{1d7ff}\\u2460-\\u2468\\u24b6-\\u24e9\\u24ea\\u2070-\\u2079\\u2080-\\u2089]',
    null,
  ],
  ['(?!\\d)\\p{Nd}', null],
];
const DISGUISED = new RegExp(DISGUISES.map(([form]) => `(${form})`).join('|'), 'giu');

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** As it is typed here: `𝟎`, `０` and `٠` are `0`. Digits stand in blocks of ten from their zero. */
function typedHere(sign: string): string {
  const plain = sign.normalize('NFKC');
  const code = plain.codePointAt(0) ?? 0;
  if (plain.length > 2 || code < 0x80 || !isDigit(code)) return plain;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value++;
  return String(value);
}

/** The groups of a match are in the order of the table. */
const meaningOf = ([found, ...groups]: RegExpExecArray): string =>
  DISGUISES[groups.findIndex((group) => group !== undefined)]?.[1] ?? typedHere(found);

/** `hxxps://exemple[.]com` → `https://exemple.com`; what nobody sees is left out. */
export function readable(source: string): Readable {
  let text = '';
  /** Where each character of `text` begins and ends in the source. */
  const starts: number[] = [];
  const ends: number[] = [];
  function add(part: string, start: number, end: number): void {
    const asItWas = part.length === end - start;
    for (let at = 0; at < part.length; at++) {
      starts.push(asItWas ? start + at : start);
      ends.push(asItWas ? start + at + 1 : end);
    }
    text += part;
  }
  let done = 0;
  for (const match of source.matchAll(DISGUISED)) {
    add(source.slice(done, match.index), done, match.index);
    done = match.index + match[0].length;
    add(meaningOf(match), match.index, done);
  }
  add(source.slice(done), done, source.length);
  return {
    text,
    original: (start, end) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 }),
  };
}
