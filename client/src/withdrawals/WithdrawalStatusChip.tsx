import Chip from '@mui/material/Chip';
import {
  type Withdrawal,
  type WithdrawalStatus,
  withdrawalStateLabel,
} from '@parade/api/contract/withdrawals.ts';
import { statusTones } from '@parade/site/brand/theme.ts';

const TONES: Readonly<Record<WithdrawalStatus, keyof typeof statusTones>> = {
  pending: 'attention',
  approved: 'good',
  rejected: 'danger',
};

/** How a request stands, in words and in a colour that only repeats them. */
export function WithdrawalStatusChip({ request }: { request: Withdrawal }) {
  const { status, cancelledAt } = request;
  // What a person decided themselves is no refusal.
  const tone = cancelledAt === null ? TONES[status] : 'progress';
  return (
    <Chip
      size="small"
      label={withdrawalStateLabel(request, 'client')}
      sx={{ ...statusTones[tone], fontWeight: 600, fontSize: '0.875rem' }}
    />
  );
}
