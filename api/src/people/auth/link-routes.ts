/** What is done by the links of mails, and how they are asked for. */
import { createRoute } from '@hono/zod-openapi';
import { mailedToken, passwordReset, passwordResetRequest } from '../../../contract/auth.ts';
import { signedIn } from '../../platform/http/access.ts';
import { body, emptyBody, refusals } from '../../platform/http/answers.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { router } from '../../platform/http/router.ts';
import { pairOf } from '../../platform/rate-limits.ts';
import { confirmEmail, requestEmailVerification } from './email-verification.ts';
import { requireOpenLink } from './open-link.ts';
import { confirmPasswordReset, requestPasswordReset } from './password-reset.ts';

const tags = ['auth'];

const postPasswordReset = createRoute({
  method: 'post',
  path: '/api/auth/password-reset',
  tags,
  summary: 'Ask for a link to choose a new password; the answer is the same for every address',
  request: { body: body(passwordResetRequest) },
  responses: {
    202: { description: 'If there is such an account, a mail is on its way' },
    ...refusals('validation', 'rate_limited'),
  },
});

const postPasswordResetLink = createRoute({
  method: 'post',
  path: '/api/auth/password-reset/link',
  tags,
  summary: 'Whether the token of the mail still opens something; uses nothing up',
  request: { body: body(mailedToken) },
  responses: {
    204: { description: 'It does' },
    ...refusals('validation', 'link_expired', 'rate_limited'),
  },
});

const postPasswordResetConfirm = createRoute({
  method: 'post',
  path: '/api/auth/password-reset/confirm',
  tags,
  summary: 'Choose a new password with the token of the mail; ends every session',
  request: { body: body(passwordReset) },
  responses: {
    204: { description: 'Changed; does not sign in' },
    ...refusals('validation', 'link_expired', 'account_blocked', 'account_disabled'),
    ...refusals('account_deleted', 'rate_limited'),
  },
});

const postEmailVerification = createRoute({
  method: 'post',
  path: '/api/me/email-verification',
  tags,
  summary: 'Ask for another link to prove the own address',
  ...signedIn,
  request: { body: emptyBody },
  responses: {
    202: { description: 'A mail is on its way, unless the address is proven already' },
    ...refusals('session_required', 'rate_limited'),
  },
});

const postEmailVerificationConfirm = createRoute({
  method: 'post',
  path: '/api/auth/email-verification/confirm',
  tags,
  summary: 'Prove an address with the token of the mail',
  request: { body: body(mailedToken) },
  responses: {
    204: { description: 'Proven' },
    ...refusals('validation', 'link_expired', 'rate_limited'),
  },
});

export const linkRoutes = router()
  .openapi(postPasswordReset, async (c) => {
    const { services } = c.var;
    const { email } = c.req.valid('json');
    const address = clientAddress(c);
    await services.limits.take('resetAddress', address);
    await services.limits.take('resetPair', pairOf(email, address));
    await services.limits.take('resetAccount', email);
    await requestPasswordReset(services, email);
    return c.body(null, 202);
  })
  .openapi(postPasswordResetLink, async (c) => {
    const { services } = c.var;
    await services.limits.take('linkAddress', clientAddress(c));
    await requireOpenLink(services, 'password_reset', c.req.valid('json').token);
    return c.body(null, 204);
  })
  .openapi(postPasswordResetConfirm, async (c) => {
    const { services } = c.var;
    await services.limits.take('linkAddress', clientAddress(c));
    await confirmPasswordReset(services, c.req.valid('json'), clientAddress(c));
    return c.body(null, 204);
  })
  .openapi(postEmailVerification, async (c) => {
    const { services, session } = c.var;
    await services.limits.take('verificationAccount', session.account.id);
    await requestEmailVerification(services, session.account);
    return c.body(null, 202);
  })
  .openapi(postEmailVerificationConfirm, async (c) => {
    const { services } = c.var;
    await services.limits.take('linkAddress', clientAddress(c));
    await confirmEmail(services, c.req.valid('json').token);
    return c.body(null, 204);
  });
