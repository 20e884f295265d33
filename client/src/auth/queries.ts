import type {
  AdminCredentials,
  passwordResetRequest,
  Registration,
} from '@parade/api/contract/auth.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, command } from '../lib/api.ts';
import { signedInAnswer } from './answers.ts';
import { endSession, startSession } from './session.ts';

function useEntrance<Input>(path: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input) => call('POST', path, signedInAnswer, { body }),
    onSuccess: ({ user }) => startSession(client, user),
  });
}

export const useSignIn = () => useEntrance<AdminCredentials>('/api/auth/login');
export const useRegister = () => useEntrance<Registration>('/api/auth/register');

type ResetRequest = ReturnType<typeof passwordResetRequest.parse>;

/** Asks for the mail with the link; the answer never tells whether there is such an account. */
export const useRequestPasswordReset = () =>
  useMutation({
    mutationFn: (body: ResetRequest) => command('POST', '/api/auth/password-reset', { body }),
  });

export const SIGN_OUT = ['sign-out'];

export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: SIGN_OUT,
    mutationFn: () => command('POST', '/api/auth/logout'),
    onSuccess: () => endSession(client, { signedOut: true }),
  });
}
