import {
  NOTIFICATION_PRIORITY_LABELS,
  NOTIFICATION_TYPE_LABELS,
  type Notification,
} from '@parade/api/contract/notifications.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';

const TYPE_TONES: Readonly<Record<Notification['type'], Tone>> = {
  info: 'progress',
  success: 'good',
  warning: 'attention',
  error: 'danger',
  admin: 'progress',
};

const PRIORITY_TONES: Readonly<Partial<Record<Notification['priority'], Tone>>> = {
  high: 'attention',
  urgent: 'danger',
};

const priorityLabel = (priority: Notification['priority']) =>
  `Priorité ${NOTIFICATION_PRIORITY_LABELS[priority].toLowerCase()}`;

/** Its kind, and its priority where that is more than usual. */
export function NotificationChips({ type, priority }: Pick<Notification, 'type' | 'priority'>) {
  const pressing = PRIORITY_TONES[priority];
  return (
    <>
      <StatusChip label={NOTIFICATION_TYPE_LABELS[type]} tone={TYPE_TONES[type]} />
      {pressing && <StatusChip label={priorityLabel(priority)} tone={pressing} />}
    </>
  );
}

/** « Priorité normale » in the line below, for what needs no chip. */
export const quietPriority = (priority: Notification['priority']): string | undefined =>
  PRIORITY_TONES[priority] ? undefined : priorityLabel(priority);
