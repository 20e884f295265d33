import { Alert, Box } from '@mui/material';
import { statusTones } from '@parade/site/brand/theme.ts';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';

const TONES = {
  success: statusTones.good,
  info: statusTones.progress,
  warning: statusTones.attention,
  error: statusTones.danger,
};

/** Time to read a success twice. Pointer or focus on the notice keeps it longer. */
const SHOWN_MS = 10_000;

interface Said {
  notice: NotificationPayload;
  pathname: string;
}
const unlessPromised = (said: Said | undefined) =>
  said?.notice.notificationOptions?.autoHideDuration ? said : undefined;

/**
 * Shows `notify()` in a banner with a close button; a new notice replaces the
 * last one. A success disappears by itself, an error stays until the next try.
 */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext();
  const { pathname } = useLocation();
  const [said, setSaid] = useState<Said>();
  // A notice belongs to the tab where it was given.
  const notice = said?.pathname === pathname ? said.notice : undefined;
  const [held, setHeld] = useState<NotificationPayload>();
  const region = useRef<HTMLDivElement>(null);
  const translate = useTranslate();
  const saving = useIsMutating() > 0;

  useEffect(() => {
    if (notifications.length === 0) return;
    const taken = takeNotification();
    if (taken) setSaid({ notice: taken, pathname });
  }, [notifications, takeNotification, pathname]);

  // An earlier success must not stand beside a new failure; a step back stays for as long as it was promised.
  useEffect(() => {
    if (saving) setSaid(unlessPromised);
  }, [saving]);

  // Nor beside a form that refuses before anything is sent.
  useEffect(() => {
    const forget = () => setSaid(unlessPromised);
    document.addEventListener('submit', forget, true);
    return () => document.removeEventListener('submit', forget, true);
  }, []);

  useEffect(() => {
    if (notice?.type !== 'success' || notice === held) return;
    const shown = notice.notificationOptions?.autoHideDuration ?? SHOWN_MS;
    const timer = window.setTimeout(() => setSaid(undefined), shown);
    return () => window.clearTimeout(timer);
  }, [notice, held]);

  function close() {
    // The close button disappears with the focus: the region takes it.
    region.current?.focus();
    setSaid(undefined);
  }

  const text =
    typeof notice?.message === 'string'
      ? translate(notice.message, notice.notificationOptions?.messageArgs)
      : notice?.message;
  return (
    <Box
      ref={region}
      tabIndex={-1}
      aria-live="polite"
      sx={{ position: 'sticky', top: 0, zIndex: 'appBar', outline: 'none' }}
    >
      {notice && (
        <Alert
          // The live region announces it; an error may interrupt.
          role={notice.type === 'error' ? 'alert' : 'presentation'}
          severity={notice.type}
          onClose={close}
          onPointerEnter={() => setHeld(notice)}
          onPointerLeave={() => setHeld(undefined)}
          onFocus={() => setHeld(notice)}
          onBlur={() => setHeld(undefined)}
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
