import {
  type AdminWithdrawalRow,
  type WithdrawalStatus,
  withdrawalStateLabel,
} from '@parade/api/contract/withdrawals.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';

const TONES: Readonly<Record<WithdrawalStatus, Tone>> = {
  pending: 'attention',
  approved: 'good',
  rejected: 'danger',
};

export function WithdrawalStatusChip({ withdrawal }: { withdrawal: AdminWithdrawalRow }) {
  const { status, cancelledAt } = withdrawal;
  return (
    <StatusChip
      label={withdrawalStateLabel(withdrawal, 'staff')}
      tone={cancelledAt === null ? TONES[status] : 'progress'}
    />
  );
}
