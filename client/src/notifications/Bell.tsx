import NotificationsNone from '@mui/icons-material/NotificationsNone';
import { Badge, IconButton } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';
import { Link } from 'react-router';
import { useUnreadCount } from './useAnnouncements.ts';

/** The badge shows « 99+ » above it (specification 9). */
const MOST = 99;

/** Links to the notifications, with the count of the unread ones. */
export function Bell() {
  const unread = useUnreadCount() ?? 0;
  const shown = unread > MOST ? `${MOST}+` : String(unread);
  const label = unread > 1 ? `${shown} notifications non lues` : '1 notification non lue';
  return (
    <IconButton
      component={Link}
      to="/notifications"
      aria-label={unread > 0 ? label : 'Notifications'}
      sx={{ color: tokens.ink, border: `1px solid ${tokens.rule}`, borderRadius: tokens.radius }}
    >
      {unread > 0 ? (
        <Badge badgeContent={shown} color="error" overlap="circular">
          <NotificationsNone />
        </Badge>
      ) : (
        <NotificationsNone />
      )}
    </IconButton>
  );
}
