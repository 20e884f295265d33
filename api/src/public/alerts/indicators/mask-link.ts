import type { IndicatorKind } from '../../../../contract/indicators.ts';
import { type Finder, type Place, replaced, spanOf } from '../../../../contract/reading/spans.ts';
import { ibanValue, maskedIban } from '../../../platform/payment-addresses/ibans.ts';
import { emailValue, maskedEmail } from './emails.ts';
import { findIbans, findPhones } from './finders.ts';
import { maskedPhone, phoneValue } from './phones.ts';

/** A mask without blanks, which would break a link. */
const together = (masked: string) => masked.replace(/\s/gu, '');

const ENCODED = /%(?:40|2b|20|2d|2e|2f|3a)/gi;

/** A link whose escapes are read, and where each character of it stands. */
function decoded(link: string) {
  let text = '';
  const starts: number[] = [];
  let done = 0;
  const add = (part: string, from: number) => {
    for (let at = 0; at < part.length; at++) starts.push(from + at);
    text += part;
  };
  for (const match of link.matchAll(ENCODED)) {
    add(link.slice(done, match.index), done);
    starts.push(match.index);
    text += decodeURIComponent(match[0]);
    done = match.index + match[0].length;
  }
  add(link.slice(done), done);
  starts.push(link.length);
  return { text, starts };
}

/** `wa.me/33639987105`, `?phone=33639987105`: numbers of any country without their plus. */
const CALLED = /(?:(?:^|\/)wa\.me\/|[?&](?:phone|tel|mobile|number)=)(\+?\d{8,15})(?!\d)/gi;
const findCalled: Finder = function* (text) {
  for (const { 0: whole, 1: digits = '', index } of text.matchAll(CALLED)) {
    const end = index + whole.length;
    yield { kind: 'phone', start: end - digits.length, end, typed: `+${digits.replace('+', '')}` };
  }
};

/** The scheme and the host, which say whose link it is; not who signs in. */
const HOST = /^(?:[a-z]+:\/{1,2})?(?:[^/?#@]*(?![^/?#]*@))?/i;

/** As in texts, but without the signs that part the values of a link. */
const ADDRESS = /[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}.-]{1,253}[\p{L}\p{N}]/gu;
const findAddresses: Finder = function* (text) {
  for (const { 0: found, index } of text.matchAll(ADDRESS)) yield spanOf('email', index, found);
};

interface Way {
  find: Finder;
  read(typed: string): string | null;
  shownAs(value: string): string;
}
const WAYS: readonly Way[] = [
  { find: findCalled, read: phoneValue, shownAs: maskedPhone },
  { find: findAddresses, read: emailValue, shownAs: maskedEmail },
  { find: findIbans, read: ibanValue, shownAs: maskedIban },
  { find: findPhones, read: phoneValue, shownAs: maskedPhone },
];

/** A link as everybody sees it: its e-mails, phones and IBANs masked, written plainly or escaped. */
export function maskedLink(link: string): string {
  const { text, starts } = decoded(link);
  const host = HOST.exec(text)?.[0].length ?? 0;
  const taken: (Place & { shown: string })[] = [];
  for (const { find, read, shownAs } of WAYS) {
    for (const { start, end, typed } of find(text)) {
      const value = read(typed);
      if (value === null || start < host || taken.some((one) => start < one.end && one.start < end))
        continue;
      taken.push({ start, end, shown: together(shownAs(value)) });
    }
  }
  const at = (place: number) => starts[place] ?? link.length;
  const parts = taken.map((one) => ({ ...one, start: at(one.start), end: at(one.end) }));
  return replaced(
    link,
    parts.sort((a, b) => a.start - b.start),
  );
}

/** The text, masked where it is a link or a site; anything else hides nothing. */
export const maskedInLink = (text: string, kind: IndicatorKind): string =>
  kind === 'url' || kind === 'domain' ? maskedLink(text) : text;
