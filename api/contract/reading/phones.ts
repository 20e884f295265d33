import { type Finder, spanOf } from './spans.ts';

/** As people part the digits; a colon parts hours. */
const BETWEEN = '[\\s.,_\\-/()\\u2010-\\u2015\\u00b7\\u2022\\u2219\\u22c5\\u2044]';
/** Some type the letter for the digit. */
const DIGIT = '(?:\\d|[Oo](?=\\d))';
const SPELLINGS = [
  // `+33 …`, `0033 …`: up to fifteen digits.
  `\\(?(?:\\+|00)${BETWEEN}{0,2}[1-9](?:${BETWEEN}{0,3}${DIGIT}){6,14}`,
  // Ten digits from 0, grouped as one likes.
  `\\(?[0Oo]${BETWEEN}{0,2}[1-9](?:${BETWEEN}{0,2}${DIGIT}){8}`,
  // As messengers show French mobile numbers: without the plus.
  `33${BETWEEN}?[67](?:${BETWEEN}?\\d){8}`,
];
// A word may touch a number (« Tel06… »); one or two capitals begin the reference of something else.
const PHONE = new RegExp(
  `(?<![\\p{N}+€$£])(?<!(?<!\\p{L})\\p{Lu}{1,2})(?:(?<!\\p{L})|(?![Oo]))(?:${SPELLINGS.join('|')})`,
  'gu',
);

/** `06` and four pairs, with a plus or without: whole, whatever stands beside it. */
const WHOLE = new RegExp(
  `^\\(?(?:(?:\\+|00)${BETWEEN}?33${BETWEEN}{0,3}0?\\)?${BETWEEN}?|[0Oo])[1-9](?:${BETWEEN}{0,2}${DIGIT}\\d){4}$`,
  'u',
);
const DATE =
  /^(?:\d{1,2}([ ./-])\d{1,2}\1(?:19|20)\d\d(?!\d)|(?:0[1-9]|[12]\d|3[01])([./-])(?:0[1-9]|1[0-2])\2\d\d(?=\s))/;
const ACCOUNT_BEFORE = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[\s.-]?[A-Z0-9]{4}){1,7}[\s.-]?$/iu;
// « F R 7 6 3 0 … »: of something that is written digit by digit.
const ONE_BEFORE = /(?<!\d)\d[\s.-]$/u;
const ONE_BEHIND = /^[\s.-]\d(?!\d)/u;
const ANOTHER_DIGIT = /^(?:\d|,\d|\s?[€$£%])/u;
const ANOTHER_PAIR = /^[\s.-]\d\d(?![\p{L}\d:])/u;
const ANOTHER_PHONE = /^.\(?(?:\+|0[1-9](?:[\s.-]?\d\d){4}(?!\d))/su;
/** How many runs of digits of one text are tried: a text with more is made to keep us busy. */
const MAX_TRIES = 500;

/** Whether what comes behind says that it is a part of something longer, or an amount. */
const goesOn = (after: string) =>
  ANOTHER_DIGIT.test(after) || (ANOTHER_PAIR.test(after) && !ANOTHER_PHONE.test(after));

const typedOf = (run: string) => {
  const typed = run.replace(/[Oo]/g, '0').replace(/[^\d+()]/gu, ' ');
  return typed.startsWith('33') ? `+${typed}` : typed;
};
const digitsIn = (run: string) => run.replace(/\D/g, '').length;

/** Finds numbers that `phoneValue` can read (null for what nobody can call). */
export const phoneFinder = (phoneValue: (typed: string) => string | null): Finder =>
  function* (text) {
    let tries = MAX_TRIES;
    /** Groups behind a number are no part of it (« +33 … 24h/24 »): they come off until it can be called. */
    function callable(run: string): string | null {
      for (let typed = run; digitsIn(typed) > 6; typed = typed.replace(/\D*\d+$/, '')) {
        if (--tries < 0) return null;
        if (phoneValue(typedOf(typed)) !== null) return typed;
      }
      return null;
    }
    /** « 01 02 06 39 98 71 05 »: of pairs that go on, those up to the last one are the number. */
    function laterStart(run: string, after: string): number {
      const pairs = run + (/^(?:[\s.-]\d\d(?!\d)){1,4}/u.exec(after)?.[0] ?? '');
      const later = /(?<=\d[\s.-])0[1-9](?:[\s.-]\d\d){4}$/u.exec(pairs);
      return later && phoneValue(typedOf(later[0])) !== null ? later.index : 0;
    }

    /** How many characters are no number: a day, a part of an account, or one that goes on. */
    function notOne(run: string, index: number): number {
      const date = DATE.exec(run)?.[0].length;
      if (date) return date;
      if (ACCOUNT_BEFORE.test(text.slice(Math.max(0, index - 45), index))) return 1;
      const after = text.slice(index + run.length, index + run.length + 20);
      if (run.includes('+')) return 0;
      if (!WHOLE.test(run)) {
        const single = ONE_BEFORE.test(text.slice(Math.max(0, index - 3), index));
        return goesOn(after) || (single && ONE_BEHIND.test(after)) ? 1 : 0;
      }
      if (/^\d/.test(after)) return 1;
      return ANOTHER_PAIR.test(after) && --tries > 0 ? laterStart(run, after) : 0;
    }
    const pattern = new RegExp(PHONE);
    for (let match = pattern.exec(text); match && tries > 0; match = pattern.exec(text)) {
      const { 0: run, index } = match;
      const skipped = notOne(run, index);
      const typed = skipped > 0 ? null : callable(run);
      if (typed !== null) yield { ...spanOf('phone', index, typed), typed: typedOf(typed) };
      pattern.lastIndex = index + (typed?.length ?? Math.max(1, skipped));
    }
  };
