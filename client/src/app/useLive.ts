import { ERRORS, type ErrorCode, sentenceOf, statusOf } from '@parade/api/contract/errors.ts';
import type { Topic } from '@parade/api/contract/features.ts';
import { liveEvent } from '@parade/api/contract/live.ts';
import {
  type Query,
  type QueryClient,
  type QueryKey,
  useIsMutating,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { SIGN_OUT } from '../auth/queries.ts';
import { endSessionIfRefused } from '../auth/session.ts';
import { ApiError } from '../lib/errors.ts';

/** What each topic makes stale. */
const STALE: Readonly<Partial<Record<Topic, readonly QueryKey[]>>> = {
  reports: [['reports'], ['summary']],
  me: [['me'], ['session'], ['sessions']],
  exports: [['exports']],
  payments: [['payments'], ['contracts'], ['erasure']],
  notifications: [['notifications'], ['summary']],
  summary: [['summary']],
  withdrawals: [['withdrawals'], ['balance'], ['erasure']],
  // What a report has recovered is the sum of its entries.
  balance: [['balance'], ['summary'], ['reports'], ['erasure']],
  'support-tickets': [['support-tickets']],
  kyc: [['kyc'], ['me']],
  contracts: [['contracts'], ['payment-options'], ['payments'], ['erasure']],
};

/** What some topic speaks of. */
const LIVE = new Set(
  Object.values(STALE).flatMap((queryKeys) => queryKeys.map(([resource]) => resource)),
);

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

function obey(client: QueryClient, data: string) {
  const event = liveEvent.safeParse(JSON.parse(data)).data;
  // A newer server may speak of topics that this page does not know.
  if (!event) return;
  if (event.topic !== 'session') {
    for (const queryKey of STALE[event.topic] ?? []) client.invalidateQueries({ queryKey });
    return;
  }
  const known = event.code !== undefined && Object.hasOwn(ERRORS, event.code);
  const code = known ? (event.code as ErrorCode) : 'session_required';
  endSessionIfRefused(client, new ApiError(code, statusOf(code), sentenceOf(code)));
}

/**
 * What was read before the first opening may be old already; so may the answer
 * to a read that is under way, which is read again once it is there.
 */
function readAgain(client: QueryClient): void {
  const isLive = ({ queryKey }: Query) => queryKey[0] !== 'session' && LIVE.has(queryKey[0]);
  for (const { queryKey, promise } of client.getQueryCache().findAll({ predicate: isLive })) {
    const again = () => client.invalidateQueries({ queryKey, exact: true });
    Promise.resolve(promise).then(again, () => {});
  }
}

/** One stream while somebody is signed in. After a gap everything may be stale. */
function listen(client: QueryClient): () => void {
  let source: EventSource | undefined;
  let timer: number | undefined;
  let failures = 0;
  let wasOpen = false;

  function open() {
    const stream = new EventSource('/api/live');
    source = stream;
    stream.onmessage = ({ data }: MessageEvent<string>) => obey(client, data);
    stream.onopen = () => {
      if (failures > 0) client.invalidateQueries({ predicate: (q) => q.queryKey[0] !== 'session' });
      else if (!wasOpen) readAgain(client);
      failures = 0;
      wasOpen = true;
    };
    stream.onerror = () => {
      failures += 1;
      // The browser reconnects by itself, except when it was refused or got no stream.
      if (stream.readyState !== EventSource.CLOSED) return;
      const delay = Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS);
      timer = window.setTimeout(async () => {
        await client.invalidateQueries({ queryKey: ['session'] });
        if (source === stream) open();
      }, delay);
    };
  }

  open();
  return () => {
    source?.close();
    source = undefined;
    window.clearTimeout(timer);
  };
}

export function useLive() {
  const client = useQueryClient();
  // A person's own sign-out ends the stream too: not to be taken for an expired session.
  const leaving = useIsMutating({ mutationKey: SIGN_OUT }) > 0;
  useEffect(() => (leaving ? undefined : listen(client)), [client, leaving]);
}
