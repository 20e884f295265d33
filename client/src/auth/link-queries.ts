import type { PasswordReset } from '@parade/api/contract/auth.ts';
import { failedWith } from '@parade/site/brand/ui/api-error.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, command } from '../lib/api.ts';
import { addressProofAnswer, resetLinkAnswer } from './answers.ts';
import { forgetMailToken } from './mail-token.ts';
import { sessionQuery } from './session.ts';

/** Whether the link has expired or was used. */
export const isSpent = (error: unknown) => failedWith(error, 'link_expired');

/**
 * Whether the link is still good and what it asks, before somebody chooses a password.
 * `token` is null without one.
 */
export const useResetLink = (token: string | null) =>
  useQuery({
    queryKey: ['password-reset-link', token],
    enabled: token !== null,
    // Asked once, so that the form is not taken away while somebody types.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: () =>
      call('POST', '/api/auth/password-reset/link', resetLinkAnswer, { body: { token } }),
  });

/** Ends every session of the account, this page's too if it was one of them. */
export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordReset) =>
      command('POST', '/api/auth/password-reset/confirm', { body }),
    onSuccess: () => {
      forgetMailToken('passwordReset');
      return client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
}

const PROOF = '/api/auth/email-verification/confirm';
const proofKey = (token: string | null) => ['email-verification', token];

/**
 * Follows the link as soon as the page shows, once: proven in a session of its own account, else
 * whose account it is remains to be asked. `token` is null without one.
 */
export function useAddressProof(token: string | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: proofKey(token),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const answer = await call('POST', PROOF, addressProofAnswer, { body: { token } });
      if (answer.isProven) await afterProof(client);
      return answer;
    },
  });
}

/** « Oui, c’est moi ». */
export function useOwnAddress(token: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST', PROOF, addressProofAnswer, { body: { token, isMine: true } }),
    onSuccess: async (answer) => {
      client.setQueryData(proofKey(token), answer);
      await afterProof(client);
    },
  });
}

/** « Non, ce n’est pas moi »: the link ends. */
export const useDisownAddress = (token: string | null) =>
  useMutation({
    mutationFn: () => command('POST', '/api/auth/email-verification/disown', { body: { token } }),
    onSuccess: () => forgetMailToken('emailVerification'),
  });

function afterProof(client: QueryClient): Promise<void> {
  forgetMailToken('emailVerification');
  return client.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

export const useResendVerification = () =>
  useMutation({
    mutationFn: () => command('POST', '/api/me/email-verification', { body: {} }),
  });
