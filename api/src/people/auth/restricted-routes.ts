/** The sign-in of clients whose account is blocked, disabled or deleted, to what they keep. */
import { z } from 'zod';
import { credentials, sessionAnswer, sessionUser } from '../../../contract/auth.ts';
import { anybody } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { restrictedRefusalOf } from '../../platform/session.ts';
import { currentUser, enterBy } from './current-session.ts';

const CLOSED_STAFF = ['account_blocked', 'account_disabled', 'account_deleted'] as const;

export const restrictedAccessRoutes = routes(
  'auth',
  route('POST /api/auth/restricted-login', {
    summary: 'Sign in to an account that is blocked, disabled or deleted, for what its owner keeps',
    access: anybody,
    body: credentials,
    answer: ok(z.object({ user: sessionUser }), 'The session user'),
    errors: ['login_failed', 'account_active', ...CLOSED_STAFF, 'rate_limited'],
    handle: enterBy('restricted'),
  }),
  route('GET /api/auth/restricted-session', {
    summary: 'Who is signed in, whatever the status of their account; null for a visitor',
    access: anybody,
    answer: ok(sessionAnswer, 'The session user or null'),
    errors: CLOSED_STAFF,
    handle: (visitor) => currentUser(visitor, restrictedRefusalOf),
  }),
);
