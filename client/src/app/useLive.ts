import { ERRORS, type ErrorCode, sentenceOf, statusOf } from '@parade/api/contract/errors.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { listenLive } from '@parade/site/brand/ui/live-stream.ts';
import { type Query, type QueryKey, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SIGN_OUT } from '../auth/queries.ts';
import { endSessionIfRefused, sessionQuery } from '../auth/session.ts';
import { FEATURES } from './features.ts';

const STALE = FEATURES.map(({ stale = {} }) => stale);

const isSession = ([resource]: QueryKey) => resource === sessionQuery.queryKey[0];
/** The keys of all topics. The session is left out: errors and its own topic tell of it. */
const LIVE = STALE.flatMap((one) => Object.values(one).flat()).filter((key) => !isSession(key));

/**
 * The error that ends the session here. A code that this page does not know means
 * that it is over.
 */
function endOf(code: string | undefined): ApiError {
  const known = code !== undefined && Object.hasOwn(ERRORS, code);
  const end = known ? (code as ErrorCode) : 'session_required';
  return new ApiError(end, statusOf(end), sentenceOf(end));
}

/** Keeps what is on the screen true while somebody is signed in. */
export function useLive() {
  const client = useQueryClient();
  // A sign-out ends the stream on the server too, which must not look like an expired session.
  const leaving = useIsMutating({ mutationKey: SIGN_OUT }) > 0;
  useEffect(() => {
    if (leaving) return;
    const refresh = (keys: QueryKey[], predicate?: (query: Query) => boolean) => {
      for (const queryKey of keys) client.invalidateQueries({ queryKey, predicate });
    };
    return listenLive({
      onEvent({ topic, code }) {
        if (topic === 'session') return endSessionIfRefused(client, endOf(code));
        refresh(STALE.flatMap((one) => one[topic] ?? []));
      },
      // It opens after the first answers: what failed by then waits for its own « Réessayer ».
      onOpen: () => refresh(LIVE, ({ state }) => state.status !== 'error'),
      // After a gap everything may be stale.
      onReopen: () =>
        client.invalidateQueries({ predicate: (query) => !isSession(query.queryKey) }),
      onRefused: () => client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    });
  }, [client, leaving]);
}
