import Chip from '@mui/material/Chip';
import {
  NOTIFICATION_PRIORITY_LABELS,
  NOTIFICATION_TYPE_LABELS,
  type Notification,
} from '@parade/api/contract/notifications.ts';
import { statusTones } from '@parade/site/brand/theme.ts';

const TYPE_TONES = {
  info: 'progress',
  success: 'good',
  warning: 'attention',
  error: 'danger',
  admin: 'progress',
} as const satisfies Record<Notification['type'], keyof typeof statusTones>;

const PRIORITY_TONES: Partial<Record<Notification['priority'], keyof typeof statusTones>> = {
  high: 'attention',
  urgent: 'danger',
};

const look = (tone: keyof typeof statusTones) => ({
  ...statusTones[tone],
  fontWeight: 600,
  fontSize: '0.875rem',
});

/** Of what kind it is, and its priority where that is more than usual. Words; colour only repeats them. */
export function NotificationChips({ type, priority }: Pick<Notification, 'type' | 'priority'>) {
  const pressing = PRIORITY_TONES[priority];
  return (
    <>
      <Chip size="small" label={NOTIFICATION_TYPE_LABELS[type]} sx={look(TYPE_TONES[type])} />
      {pressing && (
        <Chip
          size="small"
          label={`Priorité ${NOTIFICATION_PRIORITY_LABELS[priority].toLowerCase()}`}
          sx={look(pressing)}
        />
      )}
    </>
  );
}

/** « Priorité normale » in the line below, for what needs no chip. */
export const quietPriority = (priority: Notification['priority']): string | undefined =>
  PRIORITY_TONES[priority]
    ? undefined
    : `Priorité ${NOTIFICATION_PRIORITY_LABELS[priority].toLowerCase()}`;
