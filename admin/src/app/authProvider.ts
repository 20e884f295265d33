import type { SessionUser } from '@parade/api/contract/auth.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import type { AuthProvider } from 'react-admin';
import { endsSession } from '../auth/ends-session.ts';
import { loginPath } from '../auth/login-path.ts';
import { postJson } from '../lib/http.ts';
import { queryClient } from '../lib/queryClient.ts';
import { sessionQuery } from '../lib/session.ts';
import { partsOf, sectionsFor } from './sections.ts';

/** Leaving is a full page load, which clears drafts, lists and records from memory. */
const exit = (reason?: string) => `${window.location.origin}${loginPath(reason)}`;

const refusal = (reason?: string) =>
  Object.assign(new Error(reason), { redirectTo: exit(reason), message: false as const });

const currentUser = (staleTime: number): Promise<SessionUser | null> =>
  queryClient.fetchQuery({ ...sessionQuery, staleTime });

/** Leads out an account that may not go on; any other error is left to the screen that met it. */
function refuse(error: unknown): void {
  if (error instanceof ApiError && endsSession(error)) throw refusal(error.body?.code);
}

const OLD_SESSION = new Set(['permission_denied', 'totp_setup_required']);

export const authProvider: AuthProvider = {
  // Sign-in has its own screen outside react-admin.
  login: async () => undefined,

  // react-admin calls it after a failed check too, when there is no session to end.
  logout: async (params?: { deliberate?: boolean }) => {
    if (params?.deliberate) await postJson('/api/auth/logout', {});
    return exit();
  },

  checkAuth: async () => {
    // A failing network must not lead out: what is being typed would be lost.
    const user = await currentUser(5000).catch(refuse);
    if (user === null) throw refusal();
    if (user && !user.isAdmin) throw refusal('admin_required');
  },

  checkError: async (error: unknown) => {
    // The permissions or the rule of the second factor changed: the session is read again.
    if (error instanceof ApiError && OLD_SESSION.has(error.body?.code ?? '')) {
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    }
    refuse(error);
  },

  getIdentity: async () => {
    const user = await currentUser(Number.POSITIVE_INFINITY);
    return { id: user?.uid ?? '', fullName: user?.displayName ?? '', email: user?.email ?? '' };
  },

  canAccess: async ({ resource }) => {
    const user = await currentUser(Number.POSITIVE_INFINITY);
    const open = sectionsFor(user?.permissions).flatMap(partsOf);
    return open.some(({ name }) => name === resource);
  },
};
