import { createRoute } from '@hono/zod-openapi';
import { passwordChange } from '../../../contract/passwords.ts';
import {
  recoveryCodes,
  totpConfirmation,
  totpEnrolment,
  totpRemoval,
  totpState,
} from '../../../contract/staff.ts';
import { actorOf, signedIn, staffThemselves } from '../../platform/http/access.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { router } from '../../platform/http/router.ts';
import { changePassword } from './change-password.ts';
import { beginEnrolment, confirmEnrolment, removeTotp, totpStateOf } from './totp-enrolment.ts';

const tags = ['auth'];
const REFUSED = ['session_required', 'permission_denied'] as const;

const postPassword = createRoute({
  method: 'post',
  path: '/api/me/password',
  tags,
  summary: 'Change the own password; every other session ends',
  ...signedIn,
  request: { body: body(passwordChange) },
  responses: {
    204: { description: 'Changed; this session goes on under a new id' },
    ...refusals('session_required', 'validation', 'password_wrong', 'rate_limited'),
  },
});

const getTotp = createRoute({
  method: 'get',
  path: '/api/me/totp',
  tags,
  summary: 'How the own second factor stands',
  ...staffThemselves,
  responses: { 200: json(totpState, 'State'), ...refusals(...REFUSED) },
});

const postTotp = createRoute({
  method: 'post',
  path: '/api/me/totp',
  tags,
  summary: 'Begin to set up the second factor: a secret to scan or to type',
  ...staffThemselves,
  responses: { 200: json(totpEnrolment, 'Secret'), ...refusals(...REFUSED, 'totp_enabled') },
});

const postTotpConfirmation = createRoute({
  method: 'post',
  path: '/api/me/totp/confirmation',
  tags,
  summary: 'Confirm it with a first code; answers the recovery codes, once',
  ...staffThemselves,
  request: { body: body(totpConfirmation) },
  responses: {
    200: json(recoveryCodes, 'Ten codes'),
    ...refusals(...REFUSED, 'validation', 'not_found', 'totp_enabled', 'rate_limited'),
  },
});

const deleteTotp = createRoute({
  method: 'delete',
  path: '/api/me/totp',
  tags,
  summary: 'Remove the own second factor, with the password',
  ...staffThemselves,
  request: { body: body(totpRemoval) },
  responses: {
    204: { description: 'Removed; a repeat changes nothing' },
    ...refusals(...REFUSED, 'validation', 'password_wrong', 'rate_limited'),
  },
});

export const ownAccessRoutes = router()
  .openapi(postPassword, async (c) => {
    const { services, session } = c.var;
    c.header('set-cookie', await changePassword(services, session, c.req.valid('json')));
    return c.body(null, 204);
  })
  .openapi(getTotp, async (c) =>
    c.json(await totpStateOf(c.var.services, c.var.session.account.id), 200),
  )
  .openapi(postTotp, async (c) => c.json(await beginEnrolment(c.var.services, actorOf(c)), 200))
  .openapi(postTotpConfirmation, async (c) => {
    const { services, session } = c.var;
    await services.limits.take('passwordAccount', session.account.id);
    const { code } = c.req.valid('json');
    return c.json(await confirmEnrolment(services, actorOf(c), code), 200);
  })
  .openapi(deleteTotp, async (c) => {
    await removeTotp(c.var.services, actorOf(c), c.req.valid('json').password);
    return c.body(null, 204);
  });
