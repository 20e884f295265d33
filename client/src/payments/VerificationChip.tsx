import { type PaymentState, paymentLabel } from '@parade/api/contract/payments.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';

const toneOf = ({ verified, refunded }: PaymentState): Tone => {
  if (refunded) return 'progress';
  if (verified === null) return 'attention';
  return verified ? 'good' : 'danger';
};

export const VerificationChip = ({ payment }: { payment: PaymentState }) => (
  <StatusChip label={paymentLabel(payment)} tone={toneOf(payment)} />
);
