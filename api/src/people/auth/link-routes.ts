/** The links that are sent by mail: asking for one and following it. */
import {
  addressProof,
  addressProofAnswer,
  mailedToken,
  passwordReset,
  passwordResetRequest,
  resetLinkAnswer,
} from '../../../contract/auth.ts';
import { anybody, signedIn } from '../../platform/http/access.ts';
import { done, ok } from '../../platform/http/answers.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { emptyBody, route, routes } from '../../platform/http/route.ts';
import { pairOf } from '../../platform/rate-limits.ts';
import { confirmEmail, disownAddress, requestEmailVerification } from './email-verification.ts';
import { knownDevice, rememberDevice } from './known-devices.ts';
import { confirmPasswordReset, openResetLink, requestPasswordReset } from './password-reset.ts';

export const linkRoutes = routes(
  'auth',
  route('POST /api/auth/password-reset', {
    summary: 'Ask for a link to choose a new password; the answer is the same for every address',
    access: anybody,
    body: passwordResetRequest,
    limits: async ({ body: { email }, ...visitor }) => {
      const [device, address] = [await knownDevice(visitor, email), clientAddress(visitor.c)];
      if (device) return [['resetDevice', pairOf(email, device)]];
      return [
        ['resetAddress', address],
        ['resetPair', pairOf(email, address)],
      ];
    },
    answer: done('If there is such an account, a mail is on its way', 202),
    async handle({ body: { email }, ...visitor }) {
      const { services } = visitor;
      const isKnown = (await knownDevice(visitor, email)) !== null;
      const counted = isKnown ? 'resetDevices' : 'resetAccount';
      const mailed = await services.limits.allows(counted, email);
      await requestPasswordReset(services, email, mailed);
    },
  }),
  route('POST /api/auth/password-reset/link', {
    summary: 'Whether the token of the mail still opens something; uses nothing up',
    access: anybody,
    body: mailedToken,
    limits: ({ c }) => [['linkAddress', clientAddress(c)]],
    answer: ok(resetLinkAnswer, 'It does'),
    errors: ['link_expired'],
    handle: ({ services, body }) => openResetLink(services, body.token),
  }),
  route('POST /api/auth/password-reset/confirm', {
    summary: 'Choose a new password with the token of the mail; ends every session',
    access: anybody,
    body: passwordReset,
    limits: ({ c }) => [['linkAddress', clientAddress(c)]],
    answer: done('Changed; does not sign in'),
    errors: ['link_expired', 'account_blocked', 'account_disabled', 'account_deleted'],
    async handle({ body, ...visitor }) {
      const { c, services } = visitor;
      await confirmPasswordReset(services, body, clientAddress(c), (unit, id) =>
        rememberDevice(visitor, unit, id),
      );
    },
  }),
  route('POST /api/me/email-verification', {
    summary: 'Ask for another link to prove the own address',
    access: signedIn,
    body: emptyBody,
    limits: ({ account }) => [['verificationAccount', account.id]],
    answer: done('A mail is on its way, unless the address is proven already', 202),
    handle: ({ services, account }) => requestEmailVerification(services, account),
  }),
  route('POST /api/auth/email-verification/confirm', {
    summary:
      'Prove an address with the token of the mail, in a session of that account or by saying so',
    access: anybody,
    body: addressProof,
    limits: ({ c }) => [['linkAddress', clientAddress(c)]],
    answer: ok(addressProofAnswer, 'Proven, or asked whether the account is theirs'),
    errors: ['link_expired'],
    async handle({ c, services, body: { token, isMine = false } }) {
      const session = await services.sessions.read(c.req.header('cookie'));
      return confirmEmail(services, token, { signedInAs: session?.account.id ?? null, isMine });
    },
  }),
  route('POST /api/auth/email-verification/disown', {
    summary: 'Say with the token of the mail that the account is not theirs; ends the link',
    access: anybody,
    body: mailedToken,
    limits: ({ c }) => [['linkAddress', clientAddress(c)]],
    answer: done('Ended; nothing is proven'),
    errors: ['link_expired'],
    handle: ({ services, body }) => disownAddress(services, body.token),
  }),
);
