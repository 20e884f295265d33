import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loginPath, sessionQuery } from '../auth/session.ts';
import { listenLive } from '../lib/liveStream.ts';
import { summaryQuery } from './summary.ts';

/**
 * Keeps what is on the screen true. Of a resource only the lists are read
 * again: a record that somebody is deciding must not change under their hands.
 */
export function useLiveUpdates(): void {
  const client = useQueryClient();

  useEffect(() => {
    const refresh = (queryKey: readonly unknown[]) => client.invalidateQueries({ queryKey });
    return listenLive({
      onEvent: ({ topic, code }) => {
        // Only a refused account needs a reason; who signed out knows it.
        if (topic === 'session') {
          return window.location.assign(loginPath(code?.startsWith('account_') ? code : undefined));
        }
        if (topic === 'reports') refresh(['reports', 'getList']);
        refresh(summaryQuery.queryKey);
      },
      onReopen: () => {
        refresh(['reports', 'getList']);
        refresh(summaryQuery.queryKey);
      },
      // Signed out or blocked: the gate reads the session again and leads out.
      onRefused: () => refresh(sessionQuery.queryKey),
    });
  }, [client]);
}
