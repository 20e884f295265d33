import { type NewPayment, newPayment } from '@parade/api/contract/new-payment.ts';
import type { FieldErrors } from 'react-hook-form';
import { keyOf, type Means } from './means.ts';

export interface PaymentFields {
  transactionHash: string;
  acceptContract: boolean;
  earlyStart: boolean;
}
export const PAYMENT_FIELDS = ['transactionHash', 'acceptContract', 'earlyStart'] as const;

export const EMPTY_PAYMENT: PaymentFields = {
  transactionHash: '',
  acceptContract: false,
  earlyStart: false,
};

/** The request for what was filled in; a box that is not ticked is refused by the contract. */
export function requestFor(fields: PaymentFields, means: Means, shown: string): NewPayment {
  const { transactionHash, earlyStart } = fields;
  const common = { acceptContract: fields.acceptContract as true, earlyStart, shown };
  if (means.kind === 'bank_transfer') return { method: 'bank_transfer', ...common };
  const cryptocurrency = keyOf(means) as NewPayment['cryptocurrency'];
  return { cryptocurrency, transactionHash, ...common };
}

/** The contract's rules on the fields; the first sentence of each counts. */
export function problemsOf(fields: PaymentFields, means: Means): FieldErrors<PaymentFields> {
  const parsed = newPayment.safeParse(requestFor(fields, means, ''));
  const errors: FieldErrors<PaymentFields> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = PAYMENT_FIELDS.find((name) => name === path[0]);
    if (field) errors[field] ??= { type: 'contract', message };
  }
  return errors;
}
