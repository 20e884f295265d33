import type { ShownPrice } from '@parade/api/contract/contract-text.ts';
import { eurosToCents } from '@parade/api/contract/money.ts';
import type { PaymentOption, PaymentOptions } from '@parade/api/contract/payment-options.ts';

/** How somebody pays: by a transfer, or in a currency. */
export type Means =
  | { kind: 'bank_transfer'; name: string }
  | { kind: 'crypto'; name: string; option: PaymentOption };

/** The transfer's name in the page's address; a currency has its key. */
const TRANSFER = 'virement';

/** What can be chosen: the transfer first, then the currencies in the order of the specification. */
export const meansIn = ({ bankTransfer, options }: PaymentOptions): Means[] => [
  ...(bankTransfer ? [{ kind: 'bank_transfer', name: 'Virement bancaire' } as const] : []),
  ...options.map((option): Means => ({ kind: 'crypto', name: option.name, option })),
];

export const keyOf = (means: Means): string =>
  means.kind === 'crypto' ? means.option.currency : TRANSFER;

/** The price as the contract words it. */
export function priceOf(means: Means, { price, vat }: PaymentOptions): ShownPrice {
  const amountCents = eurosToCents(price);
  if (means.kind === 'bank_transfer') return { amountCents, vat, crypto: null };
  const { name, symbol, amount, eurRate, eurRateAt } = means.option;
  return { amountCents, vat, crypto: { name, symbol, amount, eurRate, eurRateAt } };
}
