import NotificationsNone from '@mui/icons-material/NotificationsNone';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { tokens } from '@parade/site/brand/tokens.ts';
import { Link } from 'react-router';
import { useUnreadCount } from './useAnnouncements.ts';

/** The way to the notifications, and how many are unread: « 99+ » above 99. */
export function Bell() {
  const unread = useUnreadCount() ?? 0;
  const label = unread > 1 ? `${unread} notifications non lues` : '1 notification non lue';
  return (
    <IconButton
      component={Link}
      to="/notifications"
      aria-label={unread > 0 ? label : 'Notifications'}
      sx={{ color: tokens.ink, border: `1px solid ${tokens.rule}`, borderRadius: tokens.radius }}
    >
      <Badge badgeContent={unread} max={99} color="error" overlap="circular">
        <NotificationsNone />
      </Badge>
    </IconButton>
  );
}
