/** Where a person is signed in, and how they end it. */
import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { ownSession } from '../../../contract/auth.ts';
import { actorOf, signedIn } from '../../platform/http/access.ts';
import { json, refusals } from '../../platform/http/answers.ts';
import { router } from '../../platform/http/router.ts';
import { endOtherSessions, endSession, ownSessions } from './own-sessions.ts';

const tags = ['auth'];

/** The hash under which a session is stored. */
const sessionParam = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) });

const getSessions = createRoute({
  method: 'get',
  path: '/api/me/sessions',
  tags,
  summary: 'Where one is signed in, newest first',
  ...signedIn,
  responses: {
    200: json(z.object({ items: z.array(ownSession) }), 'Sessions'),
    ...refusals('session_required'),
  },
});

const deleteSessions = createRoute({
  method: 'delete',
  path: '/api/me/sessions',
  tags,
  summary: 'Sign out everywhere else',
  ...signedIn,
  responses: {
    204: { description: 'Only this session is left; a repeat changes nothing' },
    ...refusals('session_required'),
  },
});

const deleteSession = createRoute({
  method: 'delete',
  path: '/api/me/sessions/{id}',
  tags,
  summary: 'End one session; the current one is a sign-out',
  ...signedIn,
  request: { params: sessionParam },
  responses: { 204: { description: 'Ended' }, ...refusals('session_required', 'not_found') },
});

export const ownSessionRoutes = router()
  .openapi(getSessions, async (c) =>
    c.json({ items: await ownSessions(c.var.services, c.var.session) }, 200),
  )
  .openapi(deleteSessions, async (c) => {
    await endOtherSessions(c.var.services, actorOf(c), c.var.session);
    return c.body(null, 204);
  })
  .openapi(deleteSession, async (c) => {
    const { services, session } = c.var;
    const wasThis = await endSession(services, actorOf(c), session, c.req.valid('param').id);
    if (wasThis) c.header('set-cookie', services.sessions.blankCookie());
    return c.body(null, 204);
  });
