import { ACCOUNT_REFUSALS } from '@parade/api/contract/account-refusals.ts';
import type { SessionUser } from '@parade/api/contract/auth.ts';
import { ApiError, failedWith } from '@parade/site/brand/ui/api-error.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { call, command, forgetTogether } from '../lib/api.ts';
import { hasAnyDraft } from '../lib/drafts.ts';
import { sessionAnswer } from './answers.ts';
import { endRestrictedSession, restrictedSessionQuery } from './restricted-session.ts';

/**
 * Who is signed in on this page. Once nobody is: `notice` is the sentence that the
 * sign-in shows, `done` the same for something that went well, `signedOut` is true
 * after a sign-out, and `refused` is set for a closed account, with the e-mail
 * where it is known.
 */
interface Session {
  user: SessionUser | null;
  notice?: string;
  done?: string;
  signedOut?: boolean;
  refused?: { email: string };
}

const KEY = ['session'];
/** Queries that outlive a session: public ones, and those about the sessions. */
const OUTLIVES = ['session', 'restricted-session', 'site-settings'];
const DRAFT_KEPT =
  'Ce que vous écriviez est gardé sur cet appareil\u00a0: vous le retrouverez après la connexion.';
const REFUSALS: readonly string[] = Object.values(ACCOUNT_REFUSALS);

/** Whether the error says that the account is blocked, disabled or deleted. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && REFUSALS.includes(error.code);

// Drops the cookie, which the server refuses anyway: a failure does not matter.
const dropCookie = () => command('POST', '/api/auth/logout').catch(() => undefined);

async function readSession({ client }: { client: QueryClient }): Promise<Session> {
  try {
    const answer: Session = await call('GET', '/api/auth/session', sessionAnswer);
    const isOver = !answer.user && client.getQueryData<Session>(KEY)?.user;
    return isOver ? ((await whyItEnded(client)) ?? answer) : answer;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    dropCookie();
    const email = client.getQueryData<Session>(KEY)?.user?.email ?? '';
    return { user: null, notice: error.message, refused: { email } };
  }
}

/** Somebody was here: any question of theirs is refused now, with the sentence that says why. */
async function whyItEnded(client: QueryClient): Promise<Session | undefined> {
  await command('GET', '/api/me/summary').catch((error) => endSessionIfRefused(client, error));
  return client.getQueryData<Session>(KEY);
}

export const sessionQuery = queryOptions({
  queryKey: KEY,
  queryFn: readSession,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: false,
});

export const useSession = () => useQuery(sessionQuery);

/**
 * The guard provides it. Read from the query, the pages inside would render once
 * more without a person when the session ends.
 */
export const SessionUserContext = createContext<SessionUser | undefined>(undefined);

/** The signed-in person, once it is known who that is: a first sight is drawn before. */
export const useKnownUser = (): SessionUser | undefined => useContext(SessionUserContext);

/** The signed-in person; for components inside the guard only. */
export function useSessionUser(): SessionUser {
  const user = useContext(SessionUserContext);
  if (!user) throw new Error('useSessionUser outside the guard');
  return user;
}

export const displayNameOf = (user: SessionUser): string =>
  user.displayName || user.name || 'Utilisateur';

/** Drops everything that was read for the person before. */
export function forget(client: QueryClient) {
  forgetTogether();
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

/** Ends the session here when any call was refused for the account or its session. */
export function endSessionIfRefused(client: QueryClient, error: unknown) {
  if (isRefusal(error)) {
    dropCookie();
    endRestrictedSession(client);
    const email = client.getQueryData<Session>(KEY)?.user?.email ?? '';
    endSession(client, { notice: error.message, refused: { email } });
  } else if (failedWith(error, 'session_required')) {
    endRestrictedSession(client);
    const uid = client.getQueryData<Session>(KEY)?.user?.uid;
    const kept = uid && hasAnyDraft(uid) ? ` ${DRAFT_KEPT}` : '';
    endSession(client, { notice: `${error.message}${kept}` });
  }
}
