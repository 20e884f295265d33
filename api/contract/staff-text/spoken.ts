import { type Sentence, sentencesOf, withoutReported } from './clauses.ts';
import { plainReading, type Reading, unspelt, words } from './readings.ts';

interface SpokenSentence extends Sentence {
  /** Without the words of a scammer that it quotes. */
  readonly said: string;
  /** As it was typed, in small letters: a reading has letters for the sign of a mailbox. */
  readonly typed: string;
}

/** A text as its words are judged: read once for all that look at them. */
export interface Spoken {
  readonly original: string;
  readonly reading: Reading;
  readonly sentences: readonly SpokenSentence[];
}

export const typedAt = (original: string, { at }: Reading, [from, to]: Sentence['range']): string =>
  original.slice(at[from] ?? 0, (at[to - 1] ?? 0) + 1).toLowerCase();

export function spoken(original: string): Spoken {
  if (last?.original === original) return last;
  const reading = words(unspelt(plainReading(original)));
  const sentences = sentencesOf(reading).map(({ text, range }) => ({
    text,
    range,
    said: withoutReported(text),
    typed: typedAt(original, reading, range),
  }));
  last = { original, reading, sentences };
  return last;
}

/** Each rule asks the same text: the last one is kept. */
let last: Spoken | undefined;
