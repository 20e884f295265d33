import Chip from '@mui/material/Chip';
import { reportStatusLabel } from '@parade/api/contract/reports.ts';
import { statusTones } from '@parade/site/brand/theme.ts';

const TONES: Readonly<Record<string, keyof typeof statusTones>> = {
  pending: 'attention',
  in_progress: 'progress',
  investigating: 'progress',
  resolved: 'good',
  rejected: 'danger',
};

/** A report's status, in words and in a colour that only repeats them. */
export function StatusChip({ status }: { status: string }) {
  return (
    <Chip
      size="small"
      label={reportStatusLabel(status)}
      sx={{ ...statusTones[TONES[status] ?? 'progress'], fontWeight: 600, fontSize: '0.875rem' }}
    />
  );
}
