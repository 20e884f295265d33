/** A text in which links and addresses stand as they are meant, and where each part came from. */
export interface Readable {
  text: string;
  /** The place in the original of what stands between two places of `text`. */
  original(start: number, end: number): { start: number; end: number };
}

/** How careful people write what must not be clicked, and what hides in a text unseen. */
const DISGUISES: readonly (readonly [form: string, meaning: string])[] = [
  ['(?<![\\p{L}\\p{N}])h(?:xx|\\*\\*)p(?=s?[:[])', 'http'],
  ['\\[:\\/\\/\\]', '://'],
  ['\\[:\\]', ':'],
  ['[[({] ?(?:\\.|dot|point) ?[\\])}]|[。．｡]', '.'],
  ['[[({] ?(?:@|at|arobase) ?[\\])}]|＠', '@'],
  ['[\\u00ad\\u200b-\\u200f\\u2060\\u202a-\\u202e\\u2066-\\u2069\\ufeff]', ''],
];
const DISGUISED = new RegExp(DISGUISES.map(([form]) => `(${form})`).join('|'), 'giu');

/** The groups of a match are in the order of the table. */
const meaningOf = ([, ...groups]: RegExpExecArray): string =>
  DISGUISES[groups.findIndex((group) => group !== undefined)]?.[1] ?? '';

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
