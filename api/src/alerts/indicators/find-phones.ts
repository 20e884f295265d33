import { phoneValue } from './phones.ts';
import { type Finder, spanOf } from './spans.ts';

const BETWEEN = '[ \\u00a0\\u202f.\\-/()\\u2010-\\u2013]';
const SPELLINGS = [
  // `+33 …`, `0033 …`: up to fifteen digits.
  `\\(?(?:\\+|00)${BETWEEN}{0,2}[1-9](?:${BETWEEN}{0,3}\\d){6,14}`,
  // Ten digits from 0, grouped as one likes.
  `\\(?0${BETWEEN}{0,2}[1-9](?:${BETWEEN}{0,2}\\d){8}`,
  // As messengers show French mobile numbers: without the plus.
  `33${BETWEEN}?[67](?:${BETWEEN}?\\d){8}`,
];
const PHONE = new RegExp(`(?<![\\p{L}\\p{N}+€$£_])(?:${SPELLINGS.join('|')})`, 'gu');

const DATE = /^\d{1,2}([ ./-])\d{1,2}\1(?:19|20)\d\d(?!\d)/;
const ANOTHER_DIGIT = /^(?:\d|,\d|\s?[€$£%])/u;
const ANOTHER_PAIR = /^[ \u00a0\u202f.-]\d\d(?![\p{L}\d:])/u;
const ANOTHER_PHONE = /^.\(?(?:\+|0[1-9](?:[ \u00a0\u202f.-]?\d\d){4}(?!\d))/u;
const PAIR_BEFORE = /(?<![\d:/h])\d\d[ \u00a0\u202f.-]$/u;
/** So many runs of digits in one text are tried; a text with more is made to keep us busy. */
const MAX_TRIES = 500;

/** Whether what comes behind says that it is a part of something longer, or an amount. */
const goesOn = (after: string) =>
  ANOTHER_DIGIT.test(after) || (ANOTHER_PAIR.test(after) && !ANOTHER_PHONE.test(after));

const typedOf = (run: string) => (run.startsWith('33') ? `+${run}` : run);
const digitsIn = (run: string) => run.replace(/\D/g, '').length;

export const findPhones: Finder = function* (text) {
  let tries = MAX_TRIES;
  /** Groups behind a number are no part of it (« +33 … 24h/24 »): they come off until it can be called. */
  function callable(run: string): string | null {
    for (let typed = run; digitsIn(typed) > 6; typed = typed.replace(/\D*\d+$/, '')) {
      if (--tries < 0) return null;
      if (phoneValue(typedOf(typed)) !== null) return typed;
    }
    return null;
  }
  const pattern = new RegExp(PHONE);
  let done = 0;
  for (let match = pattern.exec(text); match && tries > 0; match = pattern.exec(text)) {
    const { 0: run, index } = match;
    const before = text.slice(Math.max(0, index - 4), index);
    const partial =
      DATE.test(run) ||
      (index - done > 1 && PAIR_BEFORE.test(before)) ||
      (!run.includes('+') && goesOn(text.slice(index + run.length, index + run.length + 20)));
    const typed = partial ? null : callable(run);
    if (typed !== null) {
      yield { ...spanOf('phone', index, typed), typed: typedOf(typed) };
      done = index + typed.length;
    }
    pattern.lastIndex = typed === null ? index + 1 : done;
  }
};
