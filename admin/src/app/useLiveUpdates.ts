import { listenLive, readAgain } from '@parade/site/brand/ui/live-stream.ts';
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
    const refresh = (queryKey: QueryKey) => client.invalidateQueries({ queryKey });
    return listenLive({
      onEvent: ({ topic, code }) => {
        // Only a refused account needs a reason: who signed out knows why.
        if (topic === 'session') {
          return window.location.assign(loginPath(code?.startsWith('account_') ? code : undefined));
        }
        for (const key of STALE.flatMap((one) => one[topic] ?? [])) refresh(key);
        refresh(summaryQuery.queryKey);
      },
      onOpen: () => readAgain(client, EVERYTHING),
      onReopen: () => {
        // The server also lets streams go when permissions change.
        refresh(sessionQuery.queryKey);
        for (const key of EVERYTHING) refresh(key);
      },
      // After a sign-out or a block, the gate reads the session again and leads out.
      onRefused: () => refresh(sessionQuery.queryKey),
    });
  }, [client]);
}
