import { paymentLabel } from '@parade/api/contract/payments.ts';
import { StatusChip, type Tone } from '../lib/StatusChip.tsx';

const toneOf = (verified: boolean | null): Tone => {
  if (verified === null) return 'attention';
  return verified ? 'good' : 'danger';
};

export function VerificationChip({ verified }: { verified: boolean | null }) {
  return <StatusChip label={paymentLabel({ verified })} tone={toneOf(verified)} />;
}
