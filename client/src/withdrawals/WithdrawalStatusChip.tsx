import {
  type Withdrawal,
  type WithdrawalStatus,
  withdrawalStateLabel,
} from '@parade/api/contract/withdrawals.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';

const TONES: Readonly<Record<WithdrawalStatus, Tone>> = {
  pending: 'attention',
  approved: 'good',
  rejected: 'danger',
};

export function WithdrawalStatusChip({ request }: { request: Withdrawal }) {
  // A request that the person cancelled does not look refused.
  const tone = request.cancelledAt === null ? TONES[request.status] : 'progress';
  return <StatusChip label={withdrawalStateLabel(request, 'client')} tone={tone} />;
}
