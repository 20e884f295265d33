import Chip from '@mui/material/Chip';
import { withdrawalStatusLabel } from '@parade/api/contract/withdrawals.ts';
import { statusTones } from '@parade/site/brand/theme.ts';

const TONES: Readonly<Record<string, keyof typeof statusTones>> = {
  pending: 'attention',
  approved: 'good',
  rejected: 'danger',
};

/** How a request stands, in words and in a colour that only repeats them. */
export function WithdrawalStatusChip({ status }: { status: string }) {
  return (
    <Chip
      size="small"
      label={withdrawalStatusLabel(status)}
      sx={{ ...statusTones[TONES[status] ?? 'progress'], fontWeight: 600, fontSize: '0.875rem' }}
    />
  );
}
