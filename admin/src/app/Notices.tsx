import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { statusTones } from '@parade/site/brand/theme.ts';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';

const TONES = {
  success: statusTones.good,
  info: statusTones.progress,
  warning: statusTones.attention,
  error: statusTones.danger,
};

/** What `notify()` says: a banner with a close button, the latest in place of the one before. */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext();
  const { pathname } = useLocation();
  const [said, setSaid] = useState<{ notice: NotificationPayload; pathname: string }>();
  // What was said of one tab says nothing of the next.
  const notice = said?.pathname === pathname ? said.notice : undefined;
  const translate = useTranslate();
  const saving = useIsMutating() > 0;

  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (taken) setSaid({ notice: taken, pathname });
  }, [notifications, takeNotification, pathname]);

  // The success of before must not stand beside the failure of now.
  useEffect(() => {
    if (saving) setSaid(undefined);
  }, [saving]);

  const text =
    typeof notice?.message === 'string'
      ? translate(notice.message, notice.notificationOptions?.messageArgs)
      : notice?.message;
  return (
    <Box aria-live="polite" sx={{ position: 'sticky', top: 0, zIndex: 'appBar' }}>
      {notice && (
        <Alert
          severity={notice.type}
          onClose={() => setSaid(undefined)}
          sx={{
            borderRadius: 0,
            px: { xs: 2, sm: 3.5 },
            alignItems: 'center',
            overflowWrap: 'anywhere',
            ...TONES[notice.type],
          }}
        >
          {text}
        </Alert>
      )}
    </Box>
  );
}
