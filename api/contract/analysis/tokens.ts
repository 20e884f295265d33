import type { Place } from '../reading/spans.ts';
import { folded, writtenOut } from './spelling.ts';

export interface Token extends Place {
  word: string;
  /** What its spellings share. */
  key: string;
  sentence: number;
  clause: number;
}

const TOKEN = /[a-z]+|\d+(?:[.,]\d+)?|[€$£%]|[.!?…;\n•]+|[,:()«»"“”–—]/g;
const LETTER = /^[a-z]/;
const ENDS = /^[.!?…;\n•]/;

/** Words with the sentence and the part of it that they stand in. */
export function tokensOf(text: string): { tokens: Token[]; quoted: Place[] } {
  const tokens: Token[] = [];
  const quoted: Place[] = [];
  let sentence = 0;
  let clause = 0;
  let opened = -1;
  const add = (word: string, start: number, end: number) =>
    tokens.push({ word, key: folded(word), start, end, sentence, clause });
  for (const { 0: word, index: start } of text.matchAll(TOKEN)) {
    const end = start + word.length;
    if (LETTER.test(word)) {
      // « c’est » and « 40 g » are written out already.
      const isLetter =
        word.length === 1 &&
        (/['’]/.test(text[end] ?? '') || /\d ?$/.test(text.slice(Math.max(0, start - 2), start)));
      for (const each of (isLetter ? undefined : writtenOut(word)) ?? [word]) add(each, start, end);
    } else if (ENDS.test(word)) {
      sentence++;
      clause++;
    } else if (/[«“"”»]/.test(word)) {
      clause++;
      if (opened >= 0 && /[”»"]/.test(word)) {
        quoted.push({ start: opened, end: start });
        opened = -1;
      } else opened = start;
    } else if (/^[,:()–—]/.test(word)) clause++;
    else add(word, start, end);
  }
  return { tokens, quoted };
}

const NUMBER = /^\d/;
export const NUMBER_WORDS = new Set(
  'deux trois quatre cinq six sept huit neuf dix douze quinze vingt trente quarante cinquante soixante cent cents mille'.split(
    ' ',
  ),
);
export const isNumber = (word: string) => NUMBER.test(word) || NUMBER_WORDS.has(word);
