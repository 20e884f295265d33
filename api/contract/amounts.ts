import { z } from 'zod';
import { MAX_AMOUNT_EUROS } from './money.ts';

const toCent = (euros: number): number => Math.round(euros * 100) / 100;

/** An amount on the wire: decimal euros, never negative, at most two decimals. */
export function amountInEuros(sentence: string) {
  return (
    z
      .number({ error: sentence })
      .min(0, { error: sentence })
      .max(MAX_AMOUNT_EUROS, { error: 'Ce montant est trop élevé' })
      .refine((value) => Math.abs(toCent(value) - value) < 1e-9, {
        error: 'Un montant a au plus deux décimales',
      })
      // Sums in floating point leave a rest: 0.1 + 0.2 is 0.30.
      .overwrite(toCent)
  );
}
