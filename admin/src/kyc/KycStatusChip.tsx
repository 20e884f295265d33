import { type KycRequestStatus, kycStatusLabel } from '@parade/api/contract/kyc.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';

const TONES: Readonly<Record<KycRequestStatus, Tone>> = {
  pending: 'attention',
  approved: 'good',
  rejected: 'danger',
};

export function KycStatusChip({ status }: { status: KycRequestStatus }) {
  return <StatusChip label={kycStatusLabel(status)} tone={TONES[status]} />;
}
