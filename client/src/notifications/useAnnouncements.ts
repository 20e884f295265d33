import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSessionUser } from '../auth/session.ts';
import { useSummary } from '../reports/queries.ts';
import { useBrandName } from '../site-settings/face.ts';
import { latestUnread } from './queries.ts';
import { isNews, isSoundOn, playTones } from './sound.ts';

/** The number at the bell: 0 when it cannot be read (specification 8). */
export function useUnreadCount(): number | undefined {
  const { data, isError } = useSummary();
  return isError ? 0 : data?.unreadNotifications;
}

/** The browser's own notification, only where the person allowed it. */
async function showInBrowser(client: QueryClient, brand: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const latest = await latestUnread(client);
  if (!latest) return;
  const shown = new Notification(`Nouvelle notification – ${brand}`, {
    body: latest.message,
    icon: '/favicon.svg',
    // Two tabs of one person show it once.
    tag: latest.id,
  });
  shown.onclick = () => window.focus();
}

/** Plays the sound and shows the browser's notification when something new comes in. */
export function useAnnouncements(): void {
  const client = useQueryClient();
  const brand = useBrandName();
  const { notifications: wanted } = useSessionUser().profile.preferences;
  const unread = useUnreadCount();
  const previous = useRef<number>(undefined);

  useEffect(() => {
    if (unread === undefined) return;
    const news = isNews(previous.current, unread);
    previous.current = unread;
    if (!news || !wanted) return;
    // Failures are ignored: the badge shows it already.
    if (isSoundOn()) playTones().catch(() => undefined);
    showInBrowser(client, brand).catch(() => undefined);
  }, [unread, wanted, client, brand]);
}
