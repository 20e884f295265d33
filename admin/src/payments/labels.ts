import { paymentLabel, type ShownStatus } from '@parade/api/contract/payments.ts';

/** Each status in the words of the flag that goes with it (specification 4). */
export const STATUS_LABELS: readonly (readonly [ShownStatus, string])[] = [
  ['pending', paymentLabel({ verified: null, refunded: false })],
  ['completed', paymentLabel({ verified: true, refunded: false })],
  ['refunded', paymentLabel({ verified: true, refunded: true })],
  ['failed', paymentLabel({ verified: false, refunded: false })],
];
