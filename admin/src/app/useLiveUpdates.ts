import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loginPath } from '../auth/login-path.ts';
import { listenLive } from '../lib/liveStream.ts';
import { sessionQuery } from '../lib/session.ts';
import { summaryQuery } from '../lib/summary.ts';
import { partsOf, SECTIONS } from './sections.ts';

const STALE = SECTIONS.flatMap(partsOf).map(({ stale = {} }) => stale);
const EVERYTHING = [...STALE.flatMap((one) => Object.values(one).flat()), summaryQuery.queryKey];

/** Keeps what is on the screen true. */
export function useLiveUpdates(): void {
  const client = useQueryClient();

  useEffect(() => {
    const refresh = (queryKey: QueryKey) => client.invalidateQueries({ queryKey });
    return listenLive({
      onEvent: ({ topic, code }) => {
        // Only a refused account needs a reason; who signed out knows it.
        if (topic === 'session') {
          return window.location.assign(loginPath(code?.startsWith('account_') ? code : undefined));
        }
        for (const key of STALE.flatMap((one) => one[topic] ?? [])) refresh(key);
        refresh(summaryQuery.queryKey);
      },
      // What was read before may be old already. A read under way ends first: its answer may be old too.
      onOpen: () => {
        for (const queryKey of EVERYTHING) {
          for (const { promise, queryKey: key } of client.getQueryCache().findAll({ queryKey })) {
            Promise.resolve(promise).then(
              () => refresh(key),
              () => {},
            );
          }
        }
      },
      onReopen: () => {
        // The server also lets streams go when permissions change.
        refresh(sessionQuery.queryKey);
        for (const key of EVERYTHING) refresh(key);
      },
      // Signed out or blocked: the gate reads the session again and leads out.
      onRefused: () => refresh(sessionQuery.queryKey),
    });
  }, [client]);
}
