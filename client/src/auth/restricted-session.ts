import type { SessionUser } from '@parade/api/contract/auth.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { sessionAnswer } from './answers.ts';

/** `ended`: a session on this page is over. */
interface RestrictedSession {
  user: SessionUser | null;
  ended?: boolean;
}

const KEY = ['restricted-session'];

/**
 * Who is signed in, whatever the status of their account. It is kept apart from
 * the ordinary session, which a closed account ends at once.
 */
export const restrictedSessionQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ client, signal }): Promise<RestrictedSession> => {
    const answer = await call('GET', '/api/auth/restricted-session', sessionAnswer, { signal });
    const wasHere = Boolean(client.getQueryData<RestrictedSession>(KEY)?.user);
    return { ...answer, ended: wasHere && answer.user === null };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** `user` is null when they signed out. */
export const setRestrictedSession = (client: QueryClient, user: SessionUser | null) =>
  client.setQueryData<RestrictedSession>(KEY, { user });

/** Ends the session here; the page asks for the password again. */
export const endRestrictedSession = (client: QueryClient) =>
  client.setQueryData<RestrictedSession>(KEY, (session) =>
    session?.user ? { user: null, ended: true } : session,
  );
