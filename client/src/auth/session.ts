import { type SessionUser, sessionAnswer } from '@parade/api/contract/auth.ts';
import { ACCOUNT_REFUSALS } from '@parade/api/contract/errors.ts';
import { ApiError, failedWith } from '@parade/site/brand/ui/api-error.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call, command } from '../lib/api.ts';
import { endRestrictedSession, restrictedSessionQuery } from './restricted-session.ts';

/**
 * Who is signed in on this page. Once nobody is, `notice` is the sentence to
 * show at the sign-in, or `done` where it tells of something that went well;
 * `signedOut` says that it was the person's own wish, and `refused` that their account is closed: the way to what they keep is shown,
 * with their e-mail where it is known.
 */
interface Session {
  user: SessionUser | null;
  notice?: string;
  done?: string;
  signedOut?: boolean;
  refused?: { email: string };
}

const KEY = ['session'];
/** Public or about the sessions themselves: they outlive it. */
const OUTLIVES = ['session', 'restricted-session', 'site-settings'];
const REFUSALS: readonly string[] = Object.values(ACCOUNT_REFUSALS);

/** The account is blocked, disabled or deleted. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && REFUSALS.includes(error.code);

// The cookie is of no use any more; if even this fails, the server refuses it anyway.
const dropCookie = () => command('POST', '/api/auth/logout').catch(() => undefined);

async function readSession(): Promise<Session> {
  try {
    return await call('GET', '/api/auth/session', sessionAnswer);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    dropCookie();
    return { user: null, notice: error.message, refused: { email: '' } };
  }
}

export const sessionQuery = queryOptions({
  queryKey: KEY,
  queryFn: readSession,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: false,
});

export const useSession = () => useQuery(sessionQuery);

/**
 * Given by the guard and not read from the query: when the session ends, the
 * pages inside go with the guard instead of rendering once more without a person.
 */
export const SessionUserContext = createContext<SessionUser | undefined>(undefined);

/** The signed-in person; for components inside the guard only. */
export function useSessionUser(): SessionUser {
  const user = useContext(SessionUserContext);
  if (!user) throw new Error('useSessionUser outside the guard');
  return user;
}

export const displayNameOf = (user: SessionUser): string =>
  user.displayName || user.name || 'Utilisateur';

/** Nothing of the person before may show to the one who signs in next. */
export function forget(client: QueryClient) {
  client.removeQueries({ predicate: ({ queryKey }) => !OUTLIVES.includes(String(queryKey[0])) });
}

export function startSession(client: QueryClient, user: SessionUser) {
  forget(client);
  client.removeQueries({ queryKey: restrictedSessionQuery.queryKey });
  client.setQueryData<Session>(KEY, { user });
}

/** Ends the session on this page; the first reason given stands. */
export function endSession(client: QueryClient, how: Omit<Session, 'user'> = {}) {
  if (client.getQueryData<Session>(KEY)?.user === null) return;
  client.setQueryData<Session>(KEY, { user: null, ...how });
  forget(client);
}

/** Whatever it came from: a refusal of the account, or the end of its session, ends it here too. */
export function endSessionIfRefused(client: QueryClient, error: unknown) {
  if (isRefusal(error)) {
    dropCookie();
    endRestrictedSession(client);
    const email = client.getQueryData<Session>(KEY)?.user?.email ?? '';
    endSession(client, { notice: error.message, refused: { email } });
  } else if (failedWith(error, 'session_required')) {
    endRestrictedSession(client);
    endSession(client, { notice: error.message });
  }
}
