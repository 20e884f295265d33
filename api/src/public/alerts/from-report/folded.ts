import type { Place } from '../../../../contract/reading/spans.ts';
import { foldName } from '../../../../contract/text.ts';

const QUOTES = /[’‘ʼ`´′ʹ＇]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Soft hyphens and what else stands in a word unseen. */
const UNSEEN = /\p{Cf}|\p{Mn}/u;

export interface Folded {
  /** Lower case, without accents and ligatures, one kind of quote, dash and space. */
  text: string;
  /** Where all that an expression finds here stands in the original. */
  places(expression: RegExp): Place[];
}

/** A text as names are compared, and the way back from it. */
export function folded(original: string): Folded {
  let text = '';
  const starts: number[] = [];
  let at = 0;
  for (const character of original) {
    const plain = foldName(character.replace(UNSEEN, ''))
      .replace(QUOTES, "'")
      .replace(DASHES, '-')
      .replace(/[^\S\n]/g, ' ');
    for (let unit = 0; unit < plain.length; unit++) starts.push(at);
    text += plain;
    at += character.length;
  }
  starts.push(original.length);

  /** Accents that stand as characters of their own belong to the letter before them. */
  const endOf = (index: number) => {
    const last = starts[index - 1] ?? 0;
    return Math.max(starts[index] ?? last, last + 1);
  };
  return {
    text,
    places: (expression) =>
      [...text.matchAll(expression)].map(({ index, 0: found }) => ({
        start: starts[index] ?? 0,
        end: endOf(index + found.length),
      })),
  };
}
