import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loginPath, sessionQuery } from '../auth/session.ts';
import { listenLive } from '../lib/liveStream.ts';
import { summaryQuery } from './summary.ts';

/**
 * What each topic makes old. Where somebody decides a record in a form only
 * the lists are read again: it must not change under their hands.
 */
const STALE: Readonly<Record<string, readonly (readonly string[])[]>> = {
  reports: [['reports', 'getList']],
  payments: [['payments']],
  withdrawals: [['withdrawals', 'getList'], ['balance']],
  // A request's row says what its person has.
  balance: [['balance'], ['withdrawals', 'getList']],
  users: [['users']],
  notifications: [['notifications', 'getList']],
  staff: [['staff', 'getList']],
  'payment-settings': [['payment-settings', 'getList']],
  // The open conversation too: its panel keeps what is being typed apart.
  'support-tickets': [['support-tickets']],
  // Who looks at papers is shown beside the form that decides.
  kyc: [['kyc-verifications', 'getList'], ['kyc-views']],
  contracts: [['contracts']],
  alerts: [['alerts', 'getList']],
  disputes: [['disputes', 'getList']],
  audit: [['audit-events', 'getList']],
  retention: [['retention']],
  // Its page keeps what is typed: a newer record shows as a note there.
  'site-settings': [['site-settings']],
};

/** Keeps what is on the screen true. */
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
        for (const stale of STALE[topic] ?? []) refresh(stale);
        refresh(summaryQuery.queryKey);
      },
      // What was read before may be old already; the answer to a read under way, once it is there.
      onOpen: () => {
        for (const queryKey of [...Object.values(STALE).flat(), summaryQuery.queryKey]) {
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
        for (const stale of Object.values(STALE).flat()) refresh(stale);
        refresh(summaryQuery.queryKey);
      },
      // Signed out or blocked: the gate reads the session again and leads out.
      onRefused: () => refresh(sessionQuery.queryKey),
    });
  }, [client]);
}
