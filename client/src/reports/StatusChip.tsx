import Chip from '@mui/material/Chip';
import { type ReadReportStatus, reportStatusLabel } from '@parade/api/contract/report-statuses.ts';
import { statusTones } from '@parade/site/brand/theme.ts';

const TONES: Readonly<Record<ReadReportStatus, keyof typeof statusTones>> = {
  pending: 'attention',
  in_progress: 'progress',
  resolved: 'good',
  rejected: 'danger',
  unknown: 'progress',
};

/** A report's status, in words and in a colour that only repeats them. */
export function StatusChip({ status }: { status: ReadReportStatus }) {
  return (
    <Chip
      size="small"
      label={reportStatusLabel(status)}
      sx={{ ...statusTones[TONES[status]], fontWeight: 600, fontSize: '0.875rem' }}
    />
  );
}
