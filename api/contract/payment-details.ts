/**
 * Finds what a payment could be sent to in a text. Messages, notes and
 * notifications of staff that carry such a thing are refused (design 9.2): a
 * thief with a colleague's password must not be able to ask for money.
 */

import type { z } from 'zod';
import { sentenceOf } from './errors.ts';

/** Lengths by country of the IBAN registry, for the countries of SEPA and some that scams come from. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  BA: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 24,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  MU: 30,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  TN: 24,
  TR: 26,
  UA: 29,
};

const SEPARATORS = /[\s.\u00a0\u202f-]/g;
// Two letters, two digits, then letters and digits in groups however they are parted.
const IBAN = /(?<![A-Za-z0-9])[A-Za-z]{2}\d{2}(?:[\s.\u00a0\u202f-]*[A-Za-z0-9]){11,40}/g;
const CARD = /(?<!\d)\d(?:[ .\u00a0\u202f-]?\d){14,15}(?!\d)/g;
const WALLETS = [
  /(?<![A-Za-z0-9])0x[0-9a-f]{40}(?![A-Za-z0-9])/i,
  /(?<![A-Za-z0-9])(?:bc1|ltc1)[02-9ac-hj-np-z]{25,87}(?![A-Za-z0-9])/i,
  // Base58: Bitcoin, Litecoin and Tron.
  /(?<![A-Za-z0-9])[13LMT](?=[1-9A-HJ-NP-Za-km-z]*\d)(?=[1-9A-HJ-NP-Za-km-z]*[a-z])[1-9A-HJ-NP-Za-km-z]{25,33}(?![A-Za-z0-9])/,
];

/** ISO 7064, MOD 97-10: the remainder is 1. */
function hasIbanChecksum(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

function isIban(found: string): boolean {
  const joined = found.replace(SEPARATORS, '').toUpperCase();
  const length = IBAN_LENGTHS[joined.slice(0, 2)];
  return (
    length !== undefined && joined.length >= length && hasIbanChecksum(joined.slice(0, length))
  );
}

/** Luhn's formula, for the prefixes of the card networks that have 15 or 16 digits. */
function isCard(found: string): boolean {
  const digits = found.replace(SEPARATORS, '');
  if (!/^(?:3[47]\d{13}|[2456]\d{15})$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a text holds an IBAN, a card number or the address of a wallet. */
export function holdsPaymentDetails(text: string): boolean {
  return (
    [...text.matchAll(IBAN)].some(([found]) => isIban(found)) ||
    [...text.matchAll(CARD)].some(([found]) => isCard(found)) ||
    WALLETS.some((wallet) => wallet.test(text))
  );
}

/** A text that staff write to people. */
export const withoutPaymentDetails = <Text extends z.ZodType<string, unknown>>(text: Text) =>
  text.refine((value) => !holdsPaymentDetails(value), {
    error: sentenceOf('payment_details_refused'),
  });
