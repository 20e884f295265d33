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
import { anybody } from '../../platform/http/access.ts';
import { created, done, ok } from '../../platform/http/answers.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { route, routes } from '../../platform/http/route.ts';
import type { Hook } from '../../platform/http/router.ts';
import { sha256 } from '../../platform/ids.ts';
import { refusalOf } from '../../platform/session.ts';
import { setUpAdministrator, setupIsDone } from './admin-setup.ts';
import { currentUser, enterBy, openSession, replaceSession } from './current-session.ts';
import { register } from './register.ts';
import { judgedRegistration } from './registration-rules.ts';
import { againstLists, countRegistration } from './taken-address.ts';

const signedInAnswer = z.object({ user: sessionUser });
const SECOND_FACTOR = ['totp_required', 'totp_wrong', 'recovery_code_wrong'] as const;
const CLOSED = ['account_blocked', 'account_disabled', 'account_deleted'] as const;

const limitRegistrations: MiddlewareHandler<HonoEnv> = async (c, next) => {
  await countRegistration(c.var.services, clientAddress(c));
  await next();
};

const refuseAdminLogin: Hook = (result) => {
  if (result.success) return undefined;
  const [issue] = result.error.issues;
  if (issue?.path[0] === 'code') throw fieldError('code', issue.message);
  throw new AppError(issue?.code === 'too_big' ? 'admin_login_failed' : 'admin_fields_missing');
};

export const authRoutes = routes(
  'auth',
  route('POST /api/auth/register', {
    summary: 'Open an account; signs in',
    // The limit comes before the body is judged, because rating a password is costly.
    access: { ...anybody, middleware: [limitRegistrations] },
    body: judgedRegistration,
    answer: created(signedInAnswer, 'The session user'),
    errors: ['email_taken', 'rate_limited'],
    async handle({ body, ...visitor }) {
      const { c, services } = visitor;
      const who = { email: body.email, from: clientAddress(c) };
      const id = await againstLists(services, who, () =>
        register(services, body, (unit, userId) => openSession(visitor, unit, userId)),
      );
      return replaceSession(visitor, id);
    },
  }),
  route('POST /api/auth/login', {
    summary: 'Sign in; staff with a second factor send its code here too',
    access: anybody,
    body: adminCredentials,
    answer: ok(signedInAnswer, 'The session user'),
    errors: ['login_failed', ...CLOSED, 'rate_limited', ...SECOND_FACTOR],
    handle: enterBy('client'),
  }),
  route('POST /api/auth/admin-login', {
    summary: 'Sign in to the back office; staff only',
    access: anybody,
    body: adminCredentials,
    answer: ok(signedInAnswer, 'The session user'),
    errors: [
      'admin_fields_missing',
      'admin_login_failed',
      'admin_required',
      'admin_rate_limited',
      ...CLOSED,
      ...SECOND_FACTOR,
    ],
    refuse: refuseAdminLogin,
    handle: enterBy('staff'),
  }),
  route('POST /api/auth/logout', {
    summary: 'End this session; a visitor may call it too',
    access: anybody,
    answer: done('Signed out'),
    async handle({ c, services: { sessions, live } }) {
      const session = await sessions.read(c.req.header('cookie'));
      if (session) {
        await sessions.end(session.id);
        live.end('session_required', { sessions: [sha256(session.id)] });
        live.publish({ topic: 'me' }, { userId: session.account.id });
      }
      c.header('set-cookie', sessions.blankCookie());
    },
  }),
  route('GET /api/auth/session', {
    summary: 'Who is signed in; null for a visitor',
    access: anybody,
    answer: ok(sessionAnswer, 'The session user or null'),
    errors: CLOSED,
    handle: (visitor) => currentUser(visitor, ({ status }) => refusalOf(status)),
  }),
  route('GET /api/admin-setup', {
    summary: 'Whether there is an administrator yet',
    access: anybody,
    answer: ok(setupState, 'State of the set-up'),
    handle: async ({ services }) => ({ done: await setupIsDone(services) }),
  }),
  route('POST /api/admin-setup', {
    summary: 'Make the first administrator, with the printed one-time token',
    access: anybody,
    body: adminSetup,
    limits: ({ c }) => [['setupAddress', clientAddress(c)]],
    answer: created(setupSuccess, 'Made; does not sign in'),
    errors: ['setup_wrong_token', 'setup_done', 'email_taken'],
    handle: ({ services, body }) => setUpAdministrator(services, body),
  }),
);
