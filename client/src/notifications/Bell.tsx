import NotificationsNone from '@mui/icons-material/NotificationsNone';
import { Badge, IconButton } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useUnreadCount } from './useAnnouncements.ts';

/** The badge shows « 99+ » above it (specification 9). */
const MOST = 99;

/** Says what came in to whoever sees no badge; the sound alone would not say what it is. */
function Spoken({ unread }: { unread: number | undefined }) {
  const [told, setTold] = useState({ unread, isNews: false });
  if (told.unread !== unread) {
    const isNews = told.unread !== undefined && unread !== undefined && unread > told.unread;
    setTold({ unread, isNews });
  }
  return (
    <VisuallyHidden role="status">
      {told.isNews && `Nouvelle notification\u00a0: ${told.unread} à lire`}
    </VisuallyHidden>
  );
}

/** Links to the notifications, with the count of the unread ones. */
export function Bell() {
  const counted = useUnreadCount();
  const unread = counted ?? 0;
  const shown = unread > MOST ? `${MOST}+` : String(unread);
  const label = unread > 1 ? `${shown} notifications non lues` : '1 notification non lue';
  return (
    <>
      <Spoken unread={counted} />
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
    </>
  );
}
