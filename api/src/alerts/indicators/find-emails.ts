import { type Finder, spanOf } from './spans.ts';

const BEFORE = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
const AFTER = /[\p{L}\p{N}.-]/u;
const MAX_BEFORE = 64;
const MAX_AFTER = 253;

/** What stands on both sides of each `@`. */
export const findEmails: Finder = function* (text) {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (start > 0 && at - start < MAX_BEFORE && BEFORE.test(text[start - 1] ?? '')) start--;
    // Quotes and the like stand around an address and not in front of it.
    while (start < at && !/[\p{L}\p{N}_]/u.test(text[start] ?? '')) start++;
    let end = at + 1;
    while (end - at <= MAX_AFTER && AFTER.test(text[end] ?? '')) end++;
    while (end > at + 1 && !/[\p{L}\p{N}]/u.test(text[end - 1] ?? '')) end--;
    if (start < at && end > at + 1) yield spanOf('email', start, text.slice(start, end));
  }
};
