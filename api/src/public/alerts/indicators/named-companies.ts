import { isSiren, isSiret } from '../../../../contract/evidence/company-numbers.ts';
import { replaced } from '../../../../contract/reading/spans.ts';
import { plainReading } from '../../../../contract/staff-text/readings.ts';
import { wordsOf } from '../search-text.ts';
import { isFormInText } from './companies.ts';
import { findIndicators } from './find.ts';
import { tradeNames } from './trade-names.ts';

/** A word, or initials that are one: « S.A.R.L. », « S. p. A. ». */
const WORD = /(?<![\p{L}\p{N}])(?:\p{L}\.\s?){2,9}(?:\p{L}(?![\p{L}\p{N}]))?|[\p{L}\p{N}]+/gu;
/** Nine to fourteen digits, however they are grouped. */
const NUMBER = /(?<!\d)\d(?:[\s./-]{0,2}\d){8,13}(?!\d)/g;

/** Legal forms in full, and the register: folded, word by word. */
const PHRASES = [
  'societe anonyme',
  'societe par actions',
  'societe a responsabilite limitee',
  'societe civile',
  'societe en nom collectif',
  'registre du commerce',
].map((phrase) => phrase.split(' '));
const LITTLE = /^(?:de|du|d|la|le)$/;

/** How much is quoted on either side of what names a company. */
const WORDS_AROUND = 3;

interface Word {
  text: string;
  folded: string;
  start: number;
  end: number;
}

/** « RCS Lyon », « RCS de lyon »; messages are called RCS, too. */
function isRegister(words: readonly Word[], at: number): boolean {
  const [next, town] = words.slice(at + 1, at + 3);
  if (words[at]?.folded !== 'rcs' || !next) return false;
  return LITTLE.test(next.folded) ? town !== undefined : /^\p{Lu}\p{L}/u.test(next.text);
}

const isPhrase = (words: readonly Word[], at: number): boolean =>
  PHRASES.some((phrase) => phrase.every((word, next) => words[at + next]?.folded === word));

const isNumber = (text: string): boolean => {
  const digits = text.replace(/\D/g, '');
  return isSiren(digits) || isSiret(digits);
};

/**
 * Where a text names a company by its legal form, its French number with right check digits, the
 * register of a town or a trade name, also behind look-alike letters: the words around each, as
 * they stand there.
 * Links and addresses are indicators, and no names.
 */
export function namedCompanies(text: string): string[] {
  const indicators = findIndicators(text);
  const hosts = indicators.filter(({ kind }) => kind === 'domain').map(({ value }) => value);
  const links = indicators
    .filter(({ kind }) => kind === 'url' || kind === 'domain' || kind === 'email')
    .map(({ start, end }) => ({ start, end, shown: ' '.repeat(end - start) }));
  const { text: plain, at: places } = plainReading(replaced(text, links));
  const words = [...plain.matchAll(WORD)].map(({ 0: found, index }): Word => {
    const word = found.replace(/[\s.]/g, '');
    return { text: word, folded: wordsOf(word), start: index, end: index + found.length };
  });
  const quote = (from: number, to: number) => text.slice(places[from], places[to] ?? text.length);
  const around = (at: number) => {
    const [first, last] = [words[Math.max(0, at - WORDS_AROUND)], words[at + WORDS_AROUND]];
    return quote(first?.start ?? 0, last?.end ?? plain.length).trim();
  };
  const found = words.flatMap((word, at) =>
    isFormInText(word.text) || isRegister(words, at) || isPhrase(words, at) ? [around(at)] : [],
  );
  const numbers = [...plain.matchAll(NUMBER)]
    .filter(({ 0: number }) => isNumber(number))
    .map(({ 0: number, index }) => quote(index, index + number.length));
  const traded = tradeNames(plain, hosts).map(({ start, end }) => quote(start, end).trim());
  return [...new Set([...found, ...numbers, ...traded])];
}
