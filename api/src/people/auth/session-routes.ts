/** A person's own sessions: seeing and ending them. */
import { z } from 'zod';
import { ownSession } from '../../../contract/auth.ts';
import { signedIn } from '../../platform/http/access.ts';
import { done, ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { endOtherSessions, endSession, ownSessions } from './own-sessions.ts';

export const ownSessionRoutes = routes(
  'auth',
  route('GET /api/me/sessions', {
    summary: 'Where one is signed in, newest first',
    access: signedIn,
    answer: ok(z.object({ items: z.array(ownSession) }), 'Sessions'),
    handle: async ({ services, session }) => ({ items: await ownSessions(services, session) }),
  }),
  route('DELETE /api/me/sessions', {
    summary: 'Sign out everywhere else',
    access: signedIn,
    answer: done('Only this session is left; a repeat changes nothing'),
    handle: ({ services, actor, session }) => endOtherSessions(services, actor, session),
  }),
  route('DELETE /api/me/sessions/{id}', {
    summary: 'End one session; the current one is a sign-out',
    access: signedIn,
    // The hash under which a session is stored.
    params: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
    answer: done('Ended'),
    errors: ['not_found'],
    async handle({ c, services, actor, session, id }) {
      const wasThis = await endSession(services, actor, session, id);
      if (wasThis) c.header('set-cookie', services.sessions.blankCookie());
    },
  }),
);
