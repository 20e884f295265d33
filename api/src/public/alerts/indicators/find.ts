import type { IndicatorKind } from '../../../../contract/indicators.ts';
import { findEmails } from '../../../../contract/reading/emails.ts';
import { readable } from '../../../../contract/reading/readable.ts';
import { type Finder, type Place, type Span, spanOf } from '../../../../contract/reading/spans.ts';
import { findBareLinks, findIbans, findLinks, findPhones } from './finders.ts';
import { type Normalised, normaliseIndicator } from './normalise.ts';

export interface FoundIndicator extends Normalised, Place {
  kind: IndicatorKind;
  /** As it stands in the text. */
  text: string;
}

// The lengths of what chains know; what is shorter or longer is something else.
const TOKEN = /(?<![\p{L}\p{N}_-])[A-Za-z0-9_-]{25,115}(?![\p{L}\p{N}_-])/gu;

const findWallets: Finder = function* (text) {
  for (const { 0: token, index } of text.matchAll(TOKEN)) yield spanOf('wallet', index, token);
};

/** The surest finder comes first: the later ones leave alone what it found. */
const FINDERS: readonly Finder[] = [
  findLinks,
  findEmails,
  findIbans,
  findWallets,
  findBareLinks,
  findPhones,
];

/**
 * Everything in a text that a scam is recognised by, but for companies, in its
 * order and without overlaps: links with and without scheme, also those that
 * were made harmless (`hxxp`, `[.]`), e-mails, phones, IBANs and wallets.
 */
export function findIndicators(source: string): FoundIndicator[] {
  const { text, original } = readable(source);
  const taken = new Uint8Array(text.length);
  const found: FoundIndicator[] = [];
  /** What no finder has taken of a span: all, or a link up to the address that it carries. */
  function free(span: Span): Span | null {
    const at = taken.subarray(span.start, span.end).indexOf(1);
    if (at < 0) return span;
    return at > 0 && span.kind === 'url'
      ? spanOf('url', span.start, text.slice(span.start, span.start + at))
      : null;
  }
  for (const finder of FINDERS) {
    for (const each of finder(text)) {
      const span = free(each);
      if (!span) continue;
      const { kind, start, end, typed } = span;
      const known = normaliseIndicator(kind, typed);
      if (!known) continue;
      taken.fill(1, start, end);
      const place = original(start, end);
      found.push({ kind, ...known, ...place, text: source.slice(place.start, place.end) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
