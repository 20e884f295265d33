/**
 * Finds what a payment could be sent to in a text. Messages, notes and
 * notifications of staff that carry such a thing are refused (design 9.2): a
 * thief with a colleague's password must not be able to ask for money.
 */

import type { z } from 'zod';
import { holdsBech32 } from './bech32.ts';
import { holdsCardNumber } from './card-numbers.ts';
import { sentenceOf } from './errors.ts';
import { holdsIban } from './ibans.ts';

/** What nobody sees: zero-width characters, soft hyphens, marks over a character. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;
/** A transaction or a fingerprint: nobody is paid there, and staff may name it. */
const HASHES = /(?<![\p{L}\p{N}])(?:0x)?[0-9a-f]{64}(?![\p{L}\p{N}])/giu;

const EVM = /0x[0-9a-f]{40}/i;
/** Whole words of the forms that have no checksum we can compute here, or whose last character may be wrong. */
const WALLETS = [
  /^(?:bc1|ltc1)[02-9ac-hj-np-z]{25,87}$/i,
  // Base58: Bitcoin, Litecoin, Tron; Dogecoin and Dash; XRP; Solana; Monero.
  /^[13LMT][1-9A-HJ-NP-Za-km-z]{25,34}$/,
  /^[DX][1-9A-HJ-NP-Za-km-z]{33}$/,
  /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/,
  /^[1-9A-HJ-NP-Za-km-z]{43,44}$/,
  /^[48][1-9A-HJ-NP-Za-km-z]{94}(?:[1-9A-HJ-NP-Za-km-z]{11})?$/,
];
/** TON writes - and _ as well. */
const TON = /(?<![A-Za-z0-9])[EU]Q[A-Za-z0-9_-]{46}(?![A-Za-z0-9])/g;

/** What lacks digits or one of both cases is a word or a number far more often than an address. */
const isMixed = (word: string) => /\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word);

const isWallet = (word: string) =>
  WALLETS.some((form, at) => form.test(word) && (at === 0 || isMixed(word)));

/** Whether a text holds an IBAN, a card number or the address of a wallet, however it is parted or disguised. */
export function holdsPaymentDetails(text: string): boolean {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '').replace(HASHES, '|');
  const joined = plain.replace(SEPARATORS, '');
  return (
    holdsIban(joined) ||
    holdsBech32(joined) ||
    EVM.test(joined) ||
    holdsCardNumber(plain) ||
    (plain.match(/[A-Za-z0-9]+/g) ?? []).some(isWallet) ||
    (plain.match(TON) ?? []).some(isMixed)
  );
}

/** A text that staff write to people. */
export const withoutPaymentDetails = <Text extends z.ZodType<string, unknown>>(text: Text) =>
  text.refine((value) => !holdsPaymentDetails(value), {
    error: sentenceOf('payment_details_refused'),
  });
