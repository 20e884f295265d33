import { type PaymentStatus, paymentLabel } from '@parade/api/contract/payments.ts';

/** Each status in the words of the flag that goes with it (specification 4). */
export const STATUS_LABELS: readonly (readonly [PaymentStatus, string])[] = [
  ['pending', paymentLabel({ verified: null })],
  ['completed', paymentLabel({ verified: true })],
  ['failed', paymentLabel({ verified: false })],
];
