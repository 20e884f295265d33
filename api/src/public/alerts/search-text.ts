import { fold, withoutLigatures } from '../../../contract/text.ts';
import { sha256 } from '../../platform/ids.ts';

// What parts words. Signs such as € stay, and so do % and _: « 100 % » is not « 100 ».
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{S}%_]+/gu;

/** Lower-case words without accents and ligatures, one space between them: `L’Œuvre` → `l oeuvre`. */
export function wordsOf(text: string): string {
  return fold(withoutLigatures(text)).replace(BETWEEN_WORDS, ' ').trim();
}

// From the private use area, which no folded text has.
const FIRST = 0xe000;
const SIZE = 0x1800;

/** Three characters that stand for a filter's value in the index of texts. */
export function facet(column: 'fraudType' | 'country', value: string): string {
  const hash = Number.parseInt(sha256(`${column} ${value}`).slice(0, 12), 16);
  return [hash, hash / SIZE, hash / SIZE ** 2]
    .map((part) => String.fromCharCode(FIRST + (Math.floor(part) % SIZE)))
    .join('');
}

const initialOf = (word: string) => [...word][0] ?? '';

interface Searched {
  title: string;
  description: string;
  perpetratorInfo: string;
  fraudType: string;
  country: string;
}

/**
 * What is stored for searching: a line for each text, words with a space in
 * front; the letters that words begin with, two spaces in front of each, which
 * gives even one letter a trigram of its own; then the filters' marks.
 */
export function searchTextOf(alert: Searched): string {
  const lines = [alert.title, alert.description, alert.perpetratorInfo].map(wordsOf);
  const initials = new Set(lines.flatMap((words) => words.split(' ').map(initialOf)));
  return [
    ...lines.filter(Boolean).map((words) => ` ${words}`),
    [...initials].map((letter) => `  ${letter}`).join(''),
    facet('fraudType', alert.fraudType),
    facet('country', alert.country),
  ].join('\n');
}

/**
 * What a typed search looks for in these texts: undefined where nothing was
 * typed, null where no text can have it. One or two characters begin a word.
 */
export function needleOf(typed: string): string | null | undefined {
  if (typed.trim() === '') return undefined;
  const words = wordsOf(typed);
  return words === '' ? null : asNeedle(words);
}

const asNeedle = (text: string) => ' '.repeat(Math.max(0, 3 - [...text].length)) + text;

/** The same for each word alone, wherever it stands; no more of them than anybody types. */
export const needlesOfWords = (needle: string): string[] =>
  [...new Set(needle.trim().split(' '))].slice(0, 12).map(asNeedle);
