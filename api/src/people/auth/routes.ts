import { createRoute } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import {
  adminCredentials,
  adminSetup,
  sessionAnswer,
  sessionUser,
  setupState,
  setupSuccess,
} from '../../../contract/auth.ts';
import type { HonoEnv } from '../../platform/context.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { router } from '../../platform/http/router.ts';
import { sha256 } from '../../platform/ids.ts';
import { refusalOf } from '../../platform/session.ts';
import { presentSessionUser } from '../users/account.ts';
import { accountOf } from '../users/queries.ts';
import { setUpAdministrator, setupIsDone } from './admin-setup.ts';
import { register } from './register.ts';
import { judgedRegistration } from './registration-rules.ts';
import { replaceSession } from './replace-session.ts';
import { signIn } from './sign-in.ts';

const tags = ['auth'];
const signedInAnswer = z.object({ user: sessionUser });
const SECOND_FACTOR = ['totp_required', 'totp_wrong', 'recovery_code_wrong'] as const;
const REFUSED = ['account_blocked', 'account_disabled', 'account_deleted'] as const;

const limitRegistrations: MiddlewareHandler<HonoEnv> = async (c, next) => {
  await c.var.services.limits.take('registerAddress', clientAddress(c));
  await next();
};

const postRegister = createRoute({
  method: 'post',
  path: '/api/auth/register',
  tags,
  summary: 'Open an account; signs in',
  // Before the body is judged: rating a password is work.
  middleware: limitRegistrations,
  request: { body: body(judgedRegistration) },
  responses: {
    201: json(signedInAnswer, 'The session user'),
    ...refusals('validation', 'email_taken', 'rate_limited'),
  },
});

const postLogin = createRoute({
  method: 'post',
  path: '/api/auth/login',
  tags,
  summary: 'Sign in; staff with a second factor send its code here too',
  request: { body: body(adminCredentials) },
  responses: {
    200: json(signedInAnswer, 'The session user'),
    ...refusals('validation', 'login_failed', ...REFUSED, 'rate_limited', ...SECOND_FACTOR),
  },
});

const postAdminLogin = createRoute({
  method: 'post',
  path: '/api/auth/admin-login',
  tags,
  summary: 'Sign in to the back office; staff only',
  request: { body: body(adminCredentials) },
  responses: {
    200: json(signedInAnswer, 'The session user'),
    ...refusals('admin_fields_missing', 'validation', 'admin_login_failed', ...SECOND_FACTOR),
    ...refusals('admin_required', ...REFUSED, 'admin_rate_limited'),
  },
});

const postLogout = createRoute({
  method: 'post',
  path: '/api/auth/logout',
  tags,
  summary: 'End this session; a visitor may call it too',
  responses: { 204: { description: 'Signed out' } },
});

const getSession = createRoute({
  method: 'get',
  path: '/api/auth/session',
  tags,
  summary: 'Who is signed in; null for a visitor',
  responses: { 200: json(sessionAnswer, 'The session user or null'), ...refusals(...REFUSED) },
});

const getSetup = createRoute({
  method: 'get',
  path: '/api/admin-setup',
  tags,
  summary: 'Whether there is an administrator yet',
  responses: { 200: json(setupState, 'State of the set-up') },
});

const postSetup = createRoute({
  method: 'post',
  path: '/api/admin-setup',
  tags,
  summary: 'Make the first administrator, with the printed one-time token',
  request: { body: body(adminSetup) },
  responses: {
    201: json(setupSuccess, 'Made; does not sign in'),
    ...refusals('validation', 'setup_wrong_token', 'setup_done', 'email_taken', 'rate_limited'),
  },
});

export const authRoutes = router()
  .openapi(postRegister, async (c) => {
    const { services } = c.var;
    const id = await register(services, c.req.valid('json'));
    await replaceSession(c, id);
    return c.json({ user: presentSessionUser(await accountOf(services, id)) }, 201);
  })
  .openapi(postLogin, async (c) => {
    const { services } = c.var;
    const id = await signIn(services, c.req.valid('json'), 'client', clientAddress(c));
    await replaceSession(c, id);
    return c.json({ user: presentSessionUser(await accountOf(services, id)) }, 200);
  })
  .openapi(
    postAdminLogin,
    async (c) => {
      const { services } = c.var;
      const id = await signIn(services, c.req.valid('json'), 'staff', clientAddress(c));
      await replaceSession(c, id);
      return c.json({ user: presentSessionUser(await accountOf(services, id)) }, 200);
    },
    (result) => {
      if (result.success) return;
      const [issue] = result.error.issues;
      if (issue?.path[0] === 'code') throw fieldError('code', issue.message);
      throw new AppError(issue?.code === 'too_big' ? 'admin_login_failed' : 'admin_fields_missing');
    },
  )
  .openapi(postLogout, async (c) => {
    const { sessions, live } = c.var.services;
    const session = await sessions.read(c.req.header('cookie'));
    if (session) {
      await sessions.end(session.id);
      live.end('session_required', { sessions: [sha256(session.id)] });
      live.publish({ topic: 'me' }, { userId: session.account.id });
    }
    c.header('set-cookie', sessions.blankCookie());
    return c.body(null, 204);
  })
  .openapi(getSession, async (c) => {
    const session = await c.var.services.sessions.read(c.req.header('cookie'));
    if (!session) return c.json({ user: null }, 200);
    const refusal = refusalOf(session.account.status);
    if (refusal) throw new AppError(refusal);
    if (session.refreshed) c.header('set-cookie', session.refreshed);
    return c.json({ user: presentSessionUser(session.account) }, 200);
  })
  .openapi(getSetup, async (c) => c.json({ done: await setupIsDone(c.var.services) }, 200))
  .openapi(postSetup, async (c) => {
    const { services } = c.var;
    await services.limits.take('setupAddress', clientAddress(c));
    return c.json(await setUpAdministrator(services, c.req.valid('json')), 201);
  });
