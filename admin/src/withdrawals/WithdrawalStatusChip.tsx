import { type WithdrawalStatus, withdrawalStatusLabel } from '@parade/api/contract/withdrawals.ts';
import { StatusChip, type Tone } from '../lib/StatusChip.tsx';

const TONES: Readonly<Record<WithdrawalStatus, Tone>> = {
  pending: 'attention',
  approved: 'good',
  rejected: 'danger',
};

export function WithdrawalStatusChip({ status }: { status: WithdrawalStatus }) {
  return <StatusChip label={withdrawalStatusLabel(status)} tone={TONES[status]} />;
}
