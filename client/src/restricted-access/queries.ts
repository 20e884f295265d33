import { type credentials, type SessionUser, signedInAnswer } from '@parade/api/contract/auth.ts';
import { invoiceList } from '@parade/api/contract/invoices.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { restrictedSessionQuery, setRestrictedSession } from '../auth/restricted-session.ts';
import { forget } from '../auth/session.ts';
import { call, command, reading } from '../lib/api.ts';
import { forgetDrafts } from '../lib/drafts.ts';

export type Credentials = ReturnType<typeof credentials.parse>;

/** Read again when the page gets the focus: the account may have been reopened. */
export const useRestrictedSession = () =>
  useQuery({
    ...restrictedSessionQuery,
    refetchOnWindowFocus: ({ state }) => (state.data?.user ? 'always' : false),
  });

export function useRestrictedSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) =>
      call('POST', '/api/auth/restricted-login', signedInAnswer, { body }),
    onSuccess: ({ user }) => {
      forget(client);
      setRestrictedSession(client, user);
    },
  });
}

export function useRestrictedSignOut({ uid }: SessionUser) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => command('POST', '/api/auth/logout'),
    onSuccess: () => {
      forgetDrafts(uid);
      setRestrictedSession(client, null);
      forget(client);
    },
  });
}

export const useInvoices = () =>
  useQuery({ queryKey: ['invoices'], queryFn: reading('/api/invoices', invoiceList) });
