import { Box, Button, Typography } from '@mui/material';
import { formatDateTime, relativeDate } from '@parade/api/contract/dates.ts';
import {
  NOTIFICATION_PRIORITY_LABELS,
  NOTIFICATION_TYPE_LABELS,
  type Notification,
  notificationCategoryLabel,
  notificationPlace,
} from '@parade/api/contract/notifications.ts';
import { frontEndOf } from '@parade/api/contract/paths.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { useRef } from 'react';
import { Link } from 'react-router';
import { LineTitle } from '../lib/Line.tsx';
import { NeverAsksMoney } from '../site-settings/NeverAsksMoney.tsx';

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
function NotificationChips({ type, priority }: Pick<Notification, 'type' | 'priority'>) {
  const pressing = PRIORITY_TONES[priority];
  return (
    <>
      <StatusChip label={NOTIFICATION_TYPE_LABELS[type]} tone={TYPE_TONES[type]} />
      {pressing && <StatusChip label={priorityLabel(priority)} tone={pressing} />}
    </>
  );
}

/** « Priorité normale » in the line below, for what needs no chip. */
const quietPriority = (priority: Notification['priority']): string | undefined =>
  PRIORITY_TONES[priority] ? undefined : priorityLabel(priority);

interface NotificationItemProps {
  notification: Notification;
  onRead: (id: string) => void;
  onRemove: (id: string) => void;
}

const action = { px: 1, minWidth: 0, fontSize: '1rem' };

/** One notification, with the buttons that mark it as read and remove it. */
export function NotificationItem({ notification, onRead, onRemove }: NotificationItemProps) {
  const { id, title, message, read, createdAt, category, type, priority, metadata } = notification;
  const place = notificationPlace(notification);
  const heading = useRef<HTMLHeadingElement>(null);
  const details = [notificationCategoryLabel(category), quietPriority(priority)];

  // The button disappears, so the focus goes to the heading.
  const markRead = () => {
    heading.current?.focus();
    onRead(id);
  };

  return (
    <Box component="li" sx={{ pt: 2.25, pb: 1, borderBottom: `1px solid ${tokens.rule}` }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.75 }}>
        <NotificationChips type={type} priority={priority} />
        {!read && (
          <Typography
            variant="caption"
            sx={{
              fontWeight: 600,
              color: tokens.blue,
              '&::before': {
                content: '""',
                display: 'inline-block',
                width: 8,
                height: 8,
                mr: 0.75,
                borderRadius: '50%',
                bgcolor: tokens.blue,
              },
            }}
          >
            Non lue
          </Typography>
        )}
        <Typography variant="caption" sx={{ ml: 'auto' }}>
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {relativeDate(createdAt)}
          </time>
        </Typography>
      </Box>
      <LineTitle ref={heading} tabIndex={-1}>
        {title}
      </LineTitle>
      <Typography sx={{ maxWidth: '42rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {message}
      </Typography>
      <Typography variant="caption" sx={{ display: 'block', mt: 0.5 }}>
        {details.filter(Boolean).join(' · ')}
      </Typography>
      {metadata && <NeverAsksMoney />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1 }}>
        {place && (
          // Whoever goes there has read it.
          <Button
            component={Link}
            to={place.path}
            reloadDocument={frontEndOf(place.path) === 'site'}
            onClick={() => !read && onRead(id)}
            sx={action}
          >
            {place.label}
            <VisuallyHidden>&nbsp;: {title}</VisuallyHidden>
          </Button>
        )}
        {!read && (
          <Button onClick={markRead} sx={action}>
            Marquer comme lue<VisuallyHidden>&nbsp;: {title}</VisuallyHidden>
          </Button>
        )}
        <Button color="error" onClick={() => onRemove(id)} sx={action}>
          Supprimer<VisuallyHidden>&nbsp;: {title}</VisuallyHidden>
        </Button>
      </Box>
    </Box>
  );
}
