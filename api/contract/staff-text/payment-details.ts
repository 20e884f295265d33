/**
 * Finds what a payment could be sent to in a text, however it is parted or
 * disguised (design 9.2): a thief with a colleague's password must not be able
 * to ask for money.
 */

import { findBase58 } from './base58.ts';
import { findBech32 } from './bech32.ts';
import { findCardApart, findCardNumber } from './card-numbers.ts';
import { findBehindDecoys } from './decoys.ts';
import { findCapitalIban, findIban } from './ibans.ts';
import { withWordDigits } from './number-words.ts';
import {
  codedReading,
  codedWords,
  joinedReading,
  plainReading,
  quotedFrom,
  type Range,
  type Reading,
  reversedReading,
  withoutListNumbers,
} from './readings.ts';
import { findRib } from './ribs.ts';
import { findWallet, findWalletAnywhere, withoutHashes } from './wallets.ts';

/** A VAT number begins as an IBAN does; its key is another (CGI, annexe 3, 95 to 96). */
const VAT = /\bFR\s?(\d\d)\s?(\d{3})\s?(\d{3})\s?(\d{3})\b/g;
const withoutVat = (text: string): string =>
  text.replace(VAT, (found, key, ...siren) =>
    (12 + 3 * (Number(siren.slice(0, 3).join('')) % 97)) % 97 === Number(key)
      ? '|'.repeat(found.length)
      : found,
  );

/** The reading in which payment details are looked for. */
function detailsReading(original: string): Reading {
  const plain = plainReading(original);
  return { ...plain, text: withoutVat(withoutHashes(plain.text)) };
}

/** In letters and digits alone. Of an IBAN one number in 97 fits: backwards it is sought among codes only. */
const STRONG = [findBech32, findWalletAnywhere, findBase58];
const IN_JOINED = [findIban, ...STRONG];
/** In a text with its blanks. */
const IN_PLAIN = [findRib, findCardNumber, findWallet];

type Find = (text: string) => Range | undefined;
function first(finders: readonly Find[], text: string): Range | undefined {
  for (const find of finders) {
    const range = find(text);
    if (range) return range;
  }
  return undefined;
}

/** Somebody reads a number backwards only where the text says so, or it is no card. */
const BACKWARDS = /\b(?:envers|inverse|retourne|miroir|carte|visa|mastercard|cb)/i;

/** An account by its parts, or a card, where its numbers were words. */
const findSpelt = (text: string): Range | undefined =>
  findRib(text) ?? (BACKWARDS.test(text) ? findCardNumber(text) : undefined);

/** What of a text a payment could be sent to, as it stands there; undefined where nothing is. */
export function findPaymentDetails(original: string): string | undefined {
  const plain = detailsReading(original);
  const inPlain = first(IN_PLAIN, plain.text);
  if (inPlain) return quotedFrom(original, plain, inPlain);
  const joined = joinedReading(plain);
  const coded = codedReading(plain);
  const listed = withoutListNumbers(plain);
  const ways: readonly (readonly [Reading, readonly Find[]])[] = [
    [joined, IN_JOINED],
    [coded, IN_JOINED],
    [reversedReading(coded), [findCapitalIban, ...STRONG]],
    [reversedReading(joined), STRONG],
    ...(listed ? [[codedReading(listed), [findCapitalIban, ...STRONG]] as const] : []),
  ];
  for (const [reading, finders] of ways) {
    const range = first(finders, reading.text);
    if (range) return quotedFrom(original, reading, range);
  }
  const spelt = withWordDigits(plain);
  for (const each of spelt ? [plain, spelt] : [plain]) {
    const decoyed =
      findBehindDecoys(each.text) ?? (each === spelt ? findSpelt(each.text) : undefined);
    if (decoyed) return quotedFrom(original, each, decoyed);
  }
  if (!BACKWARDS.test(plain.text)) return undefined;
  const apart = findCardApart(plain.text);
  if (apart) return quotedFrom(original, plain, apart);
  const back = reversedReading(plain);
  const range = findCardNumber(back.text);
  return range && quotedFrom(original, back, range);
}

/** What of a text may be a part of a code: its words with digits, parted by a blank. */
export function codeParts(original: string): string {
  const plain = detailsReading(original);
  return codedWords(plain)
    .map(([from, to]) => plain.text.slice(from, to))
    .join(' ');
}

/** Whether parts of codes that come from several texts are payment details together. */
export const arePaymentDetails = (parts: string): boolean =>
  first([findRib, findCardNumber], parts) !== undefined ||
  first(IN_JOINED, parts.replaceAll(' ', '')) !== undefined;
