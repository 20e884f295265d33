import { type PaymentState, paymentLabel } from '@parade/api/contract/payments.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';

const toneOf = ({ verified, refunded, cancelled }: PaymentState): Tone | undefined => {
  if (refunded || cancelled) return undefined;
  if (verified === null) return 'attention';
  return verified ? 'good' : 'danger';
};

export function VerificationChip({ payment }: { payment: PaymentState }) {
  return <StatusChip label={paymentLabel(payment)} tone={toneOf(payment)} />;
}
