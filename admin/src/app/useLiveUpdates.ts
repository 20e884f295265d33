import { listenLive } from '@parade/site/brand/ui/live-stream.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loginPath } from '../auth/login-path.ts';
import { sessionQuery } from '../lib/session.ts';
import { summaryQuery } from '../lib/summary.ts';
import { partsOf, SECTIONS } from './sections.ts';

const STALE = SECTIONS.flatMap(partsOf).map(({ stale = {} }) => stale);
const EVERYTHING = [...STALE.flatMap((one) => Object.values(one).flat()), summaryQuery.queryKey];

/** Reads again what the live stream says is stale. */
export function useLiveUpdates(): void {
  const client = useQueryClient();

  useEffect(() => {
    const refresh = (keys: readonly QueryKey[]) => {
      for (const queryKey of keys) client.invalidateQueries({ queryKey });
    };
    return listenLive({
      onEvent: ({ topic, code }) => {
        // Only a refused account needs a reason: who signed out knows why.
        if (topic === 'session') {
          return window.location.assign(loginPath(code?.startsWith('account_') ? code : undefined));
        }
        refresh([...STALE.flatMap((one) => one[topic] ?? []), summaryQuery.queryKey]);
      },
      onOpen: () => refresh(EVERYTHING),
      onReopen: () => {
        // The server also lets streams go when permissions change.
        refresh([sessionQuery.queryKey, ...EVERYTHING]);
      },
      // After a sign-out or a block, the gate reads the session again and leads out.
      onRefused: () => refresh([sessionQuery.queryKey]),
    });
  }, [client]);
}
