import type { ShownPrice } from '@parade/api/contract/contract-text.ts';
import { eurosToCents } from '@parade/api/contract/money.ts';
import type { PaymentOption, PaymentOptions } from '@parade/api/contract/payment-options.ts';

/** How somebody pays: in a currency, or by a transfer. */
export type Means =
  | { kind: 'crypto'; name: string; option: PaymentOption }
  | {
      kind: 'bank_transfer';
      name: string;
      bank: NonNullable<PaymentOptions['bankTransfer']>;
      amountInEUR: number;
    };

/** The transfer's name in the page's address; a currency has its key. */
const TRANSFER = 'virement';

/** What can be chosen, in the order of the specification; the transfer last. */
export function meansIn(options: PaymentOptions): Means[] {
  const { bankTransfer: bank, contract, defaultFee } = options;
  const currencies = options.options.map(
    (option): Means => ({ kind: 'crypto', name: option.name, option }),
  );
  if (!bank) return currencies;
  const amountInEUR = contract.amount ?? defaultFee;
  return [...currencies, { kind: 'bank_transfer', name: 'Virement bancaire', bank, amountInEUR }];
}

export const keyOf = (means: Means): string =>
  means.kind === 'crypto' ? means.option.currency : TRANSFER;

export const eurosOf = (means: Means): number =>
  means.kind === 'crypto' ? means.option.amountInEUR : means.amountInEUR;

/** The price as the contract words it. */
export function priceOf(means: Means, vat: number | null): ShownPrice {
  const amountCents = eurosToCents(eurosOf(means));
  if (means.kind === 'bank_transfer') return { amountCents, vat, crypto: null };
  const { name, symbol, amount, eurRate, eurRateAt } = means.option;
  return { amountCents, vat, crypto: { name, symbol, amount, eurRate, eurRateAt } };
}
