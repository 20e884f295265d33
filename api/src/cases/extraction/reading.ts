/** A text as cues are looked for in it: each character in its place, lower case, without accents. */
export function flat(text: string): string {
  return [...text]
    .map((character) => {
      const base = character.normalize('NFD')[0]?.toLowerCase() ?? character;
      const folded = /[’‘ʼ]/.test(base) ? "'" : /\s/.test(base) && base !== '\n' ? ' ' : base;
      return folded.length === character.length ? folded : character;
    })
    .join('');
}

export interface Sentence {
  readonly start: number;
  readonly end: number;
}

/** A sentence without an end is read in parts: nobody's is so long. */
const LONGEST = 1200;

/** Where sentences begin and end; a point inside a number or an address ends none. */
export function sentencesOf(text: string): Sentence[] {
  const ends = [...text.matchAll(/[.!?…;]+(?=\s|$)|\n+/g)]
    // « M. Durand », « 12 oct. 2026 »
    .filter(
      ({ index }) =>
        !/(?:^|[\s(])(?:mm?|mme|mlle|dr|me|st|env|n|janv|fev|fevr|avr|juil|sept|oct|nov|dec)$/i.test(
          flat(text.slice(Math.max(0, index - 6), index)),
        ),
    )
    .map(({ 0: mark, index }) => index + mark.length);
  const bounds = [0, ...ends.filter((end) => end < text.length), text.length];
  return bounds.slice(1).flatMap((end, index) => {
    const start = bounds[index] ?? 0;
    const parts = Math.ceil((end - start) / LONGEST);
    return Array.from({ length: parts }, (_, part) => ({
      start: start + part * LONGEST,
      end: Math.min(end, start + (part + 1) * LONGEST),
    })).filter((each) => text.slice(each.start, each.end).trim() !== '');
  });
}

/** What a person reads beside a proposal: the words that it was taken from, no more than so many. */
const MOST_WORDS = 160;
export function wordsAround(
  text: string,
  { start, end }: Sentence,
  from: number,
  to: number,
): string {
  const room = Math.max(0, Math.floor((MOST_WORDS - (to - from)) / 2));
  const [first, last] = [Math.max(start, from - room), Math.min(end, to + room)];
  const cut = text.slice(first, last).trim().replace(/\s+/g, ' ');
  return `${first > start ? '… ' : ''}${cut}${last < end ? ' …' : ''}`;
}
