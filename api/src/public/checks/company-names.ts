import type { Place } from '../../../contract/reading/spans.ts';
import { companyValue, isLegalForm } from '../alerts/indicators/companies.ts';
import { wordsOf } from '../alerts/search-text.ts';

export interface CompanyName extends Place {
  /** As it stands in the text. */
  text: string;
  value: string;
}

/** The limits of a name, and of a text that is nothing but a name. */
const MAX_WORDS = 5;
const MAX_CHARACTERS = 80;
/** How many words of a long text are compared: whoever writes names themselves early. */
const WORDS_COMPARED = 400;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}&.-]*/gu;

/** A short text of one line as a name: null where it cannot be one. */
export function wholeAsName(text: string): CompanyName | null {
  const [line = ''] = text.trim().split('\n');
  if (line.length !== text.trim().length || line.length > MAX_CHARACTERS) return null;
  const value = companyValue(line);
  if (value === null || value.split(' ').length > MAX_WORDS) return null;
  const start = text.indexOf(line);
  return { text: line, value, start, end: start + line.length };
}

/** Every two to five words in a row outside of what was found, as names that somebody may know. */
export function possibleNames(text: string, found: readonly Place[]): CompanyName[] {
  const covered = new Uint8Array(text.length);
  for (const { start, end } of found) covered.fill(1, start, end);
  const words = [...text.matchAll(WORD)].slice(0, WORDS_COMPARED).map(({ 0: word, index }) => ({
    start: index,
    end: index + word.replace(/[^\p{L}\p{N}\p{M}]+$/u, '').length,
    folded: wordsOf(word),
    covered: covered[index] === 1,
  }));
  const names: CompanyName[] = [];
  for (let first = 0; first < words.length; first++) {
    let value = '';
    for (const word of words.slice(first, first + MAX_WORDS)) {
      if (word.covered) break;
      value = value === '' ? word.folded : `${value} ${word.folded}`;
      const start = words[first]?.start ?? 0;
      const atItsEnds = isLegalForm(word.folded) || isLegalForm(words[first]?.folded ?? '');
      if (!value.includes(' ') || atItsEnds) continue;
      names.push({ text: text.slice(start, word.end), value, start, end: word.end });
    }
  }
  return names;
}

/** The longest of names that overlap. */
export function withoutOverlaps(names: readonly CompanyName[]): CompanyName[] {
  const kept: CompanyName[] = [];
  for (const name of names.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (kept.every(({ start, end }) => name.end <= start || name.start >= end)) kept.push(name);
  }
  return kept;
}
