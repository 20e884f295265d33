import { type ReadReportStatus, reportStatusLabel } from '@parade/api/contract/report-statuses.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';

const TONES: Readonly<Record<ReadReportStatus, Tone>> = {
  pending: 'attention',
  in_progress: 'progress',
  resolved: 'good',
  rejected: 'danger',
  unknown: 'progress',
};

export const ReportStatusChip = ({ status }: { status: ReadReportStatus }) => (
  <StatusChip label={reportStatusLabel(status)} tone={TONES[status]} />
);
