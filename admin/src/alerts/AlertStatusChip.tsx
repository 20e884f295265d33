import { ALERT_STATUS_LABELS, type AlertStatus } from '@parade/api/contract/alerts-admin.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';

const TONES: Readonly<Record<AlertStatus, Tone | undefined>> = {
  pending: 'attention',
  verified: 'good',
  rejected: 'danger',
  retired: undefined,
  suspended: 'progress',
};

export function AlertStatusChip({ status }: { status: AlertStatus }) {
  return <StatusChip label={ALERT_STATUS_LABELS[status]} tone={TONES[status]} />;
}
