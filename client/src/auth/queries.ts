import {
  type AdminCredentials,
  type Registration,
  sessionAnswer,
  sessionUser,
} from '@parade/api/contract/auth.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, command } from '../lib/api.ts';
import { endSession, startSession } from './session.ts';

const signedIn = sessionAnswer.extend({ user: sessionUser });

function useEntrance<Input>(path: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input) => call('POST', path, signedIn, { body }),
    onSuccess: ({ user }) => startSession(client, user),
  });
}

export const useSignIn = () => useEntrance<AdminCredentials>('/api/auth/login');
export const useRegister = () => useEntrance<Registration>('/api/auth/register');

export const SIGN_OUT = ['sign-out'];

export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: SIGN_OUT,
    mutationFn: () => command('POST', '/api/auth/logout'),
    onSuccess: () => endSession(client, { signedOut: true }),
  });
}
