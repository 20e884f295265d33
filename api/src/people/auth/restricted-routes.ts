/** How clients whose account is blocked, disabled or deleted come to what they keep. */
import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { credentials, sessionAnswer, sessionUser } from '../../../contract/auth.ts';
import { AppError } from '../../platform/errors.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { router } from '../../platform/http/router.ts';
import { restrictedRefusalOf } from '../../platform/session.ts';
import { presentSessionUser } from '../users/account.ts';
import { accountOf } from '../users/queries.ts';
import { replaceSession } from './replace-session.ts';
import { signIn } from './sign-in.ts';

const tags = ['auth'];
const REFUSED = ['account_blocked', 'account_disabled', 'account_deleted'] as const;

const postRestrictedLogin = createRoute({
  method: 'post',
  path: '/api/auth/restricted-login',
  tags,
  summary: 'Sign in to an account that is blocked, disabled or deleted, for what its owner keeps',
  request: { body: body(credentials) },
  responses: {
    200: json(z.object({ user: sessionUser }), 'The session user'),
    ...refusals('validation', 'login_failed', 'account_active', ...REFUSED, 'rate_limited'),
  },
});

const getRestrictedSession = createRoute({
  method: 'get',
  path: '/api/auth/restricted-session',
  tags,
  summary: 'Who is signed in, whatever the status of their account; null for a visitor',
  responses: { 200: json(sessionAnswer, 'The session user or null'), ...refusals(...REFUSED) },
});

export const restrictedAccessRoutes = router()
  .openapi(postRestrictedLogin, async (c) => {
    const { services } = c.var;
    const id = await signIn(services, c.req.valid('json'), 'restricted', clientAddress(c));
    await replaceSession(c, id);
    return c.json({ user: presentSessionUser(await accountOf(services, id)) }, 200);
  })
  .openapi(getRestrictedSession, async (c) => {
    const session = await c.var.services.sessions.read(c.req.header('cookie'));
    if (!session) return c.json({ user: null }, 200);
    const refusal = restrictedRefusalOf(session.account);
    if (refusal) throw new AppError(refusal);
    if (session.refreshed) c.header('set-cookie', session.refreshed);
    return c.json({ user: presentSessionUser(session.account) }, 200);
  });
