import { type Finder, spanOf } from './spans.ts';

// Without what parts the values of a link.
const BEFORE = /[\p{L}\p{N}.!#$%'*+^_`{|}~-]/u;
const AFTER = /[\p{L}\p{N}.-]/u;
const MAX_BEFORE = 64;
const MAX_AFTER = 253;

/** What stands on both sides of each `@`, which links escape as `%40`. */
export const findEmails: Finder = function* (text) {
  for (const { 0: sign, index: at } of text.matchAll(/@|%40/g)) {
    let start = at;
    while (start > 0 && at - start < MAX_BEFORE && BEFORE.test(text[start - 1] ?? '')) start--;
    // Quotes and the like stand around an address and not in front of it.
    while (start < at && !/[\p{L}\p{N}_]/u.test(text[start] ?? '')) start++;
    const domain = at + sign.length;
    let end = domain;
    while (end - at <= MAX_AFTER && AFTER.test(text[end] ?? '')) end++;
    while (end > domain && !/[\p{L}\p{N}]/u.test(text[end - 1] ?? '')) end--;
    if (start === at || end === domain) continue;
    const typed = `${text.slice(start, at)}@${text.slice(domain, end)}`;
    yield { ...spanOf('email', start, text.slice(start, end)), typed };
  }
};
