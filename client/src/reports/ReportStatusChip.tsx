import { reportStatusLabel } from '@parade/api/contract/reports.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';

const TONES: Readonly<Record<string, Tone>> = {
  pending: 'attention',
  in_progress: 'progress',
  investigating: 'progress',
  resolved: 'good',
  rejected: 'danger',
};

export const ReportStatusChip = ({ status }: { status: string }) => (
  <StatusChip label={reportStatusLabel(status)} tone={TONES[status] ?? 'progress'} />
);
