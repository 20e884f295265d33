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
import { holdsRib } from './ribs.ts';
import { holdsWallet, withoutHashes } from './wallets.ts';

/** Invisible characters: zero-width ones, soft hyphens, marks over a character. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;

/** Whether a text holds an IBAN, an account, a card number or the address of a wallet, however it is parted or disguised. */
export function holdsPaymentDetails(text: string): boolean {
  const plain = withoutHashes(text.normalize('NFKC').replace(INVISIBLE, ''));
  const joined = plain.replace(SEPARATORS, '');
  return (
    holdsIban(joined) ||
    holdsBech32(joined) ||
    holdsRib(plain) ||
    holdsCardNumber(plain) ||
    holdsWallet(plain, joined)
  );
}

/** A text that staff write to people. */
export const withoutPaymentDetails = <Text extends z.ZodType<string, unknown>>(text: Text) =>
  text.refine((value) => !holdsPaymentDetails(value), {
    error: sentenceOf('payment_details_refused'),
  });

/**
 * The rule of a form whose texts are read together: details that are spread over several of them
 * are told on the last. A text that holds them alone is refused on its own field already.
 */
export const noneAcross = <Field extends string>(...fields: readonly Field[]) =>
  [
    (input: Readonly<Record<Field, string>>) => {
      const texts = fields.map((field) => input[field]);
      return texts.some(holdsPaymentDetails) || !holdsPaymentDetails(texts.join(' '));
    },
    { path: fields.slice(-1), error: sentenceOf('payment_details_refused') },
  ] as const;
