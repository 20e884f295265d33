import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';

/** What `notify()` says: a banner with a close button, the latest in place of the one before. */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext();
  const [notice, setNotice] = useState<NotificationPayload>();
  const translate = useTranslate();

  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (taken) setNotice(taken);
  }, [notifications, takeNotification]);

  const text =
    typeof notice?.message === 'string'
      ? translate(notice.message, notice.notificationOptions?.messageArgs)
      : notice?.message;
  return (
    <Box aria-live="polite" sx={{ position: 'sticky', top: 0, zIndex: 'appBar' }}>
      {notice && (
        <Alert
          severity={notice.type}
          onClose={() => setNotice(undefined)}
          sx={{ borderRadius: 0, px: { xs: 2, sm: 3.5 }, alignItems: 'center' }}
        >
          {text}
        </Alert>
      )}
    </Box>
  );
}
