import { passwordChange } from '../../../contract/passwords.ts';
import {
  recoveryCodes,
  selfConfirmation,
  totpConfirmation,
  totpEnrolment,
  totpState,
} from '../../../contract/staff.ts';
import { signedIn, staffThemselves } from '../../platform/http/access.ts';
import { done, ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { pairOf } from '../../platform/rate-limits.ts';
import { changePassword } from './change-password.ts';
import { confirmOneself, PROOF_ERRORS } from './confirmation.ts';
import { openSession } from './current-session.ts';
import { beginEnrolment, confirmEnrolment, removeTotp, totpStateOf } from './totp-enrolment.ts';

export const ownAccessRoutes = routes(
  'auth',
  route('POST /api/me/password', {
    summary: 'Change the own password; every other session ends',
    access: signedIn,
    body: passwordChange,
    answer: done('Changed; this session goes on under a new id'),
    errors: ['password_wrong', 'rate_limited'],
    async handle({ session, body, ...visitor }) {
      await changePassword(visitor.services, session, body, (unit) =>
        openSession(visitor, unit, session.account.id, session),
      );
    },
  }),
  route('POST /api/me/confirmation', {
    summary: 'Show that it is still the member who holds the session: for a quarter of an hour',
    access: staffThemselves,
    body: selfConfirmation,
    answer: done('Confirmed'),
    errors: [...PROOF_ERRORS],
    handle: ({ services, actor, session, body }) =>
      confirmOneself(services, actor, session.id, body),
  }),
  route('GET /api/me/totp', {
    summary: 'How the own second factor stands',
    access: staffThemselves,
    answer: ok(totpState, 'State'),
    handle: ({ services, account }) => totpStateOf(services, account.id),
  }),
  route('POST /api/me/totp', {
    summary: 'Begin to set up the second factor: a secret to scan or to type',
    access: staffThemselves,
    answer: ok(totpEnrolment, 'Secret'),
    errors: ['confirmation_required', 'totp_enabled'],
    handle: ({ services, actor }) => beginEnrolment(services, actor),
  }),
  route('POST /api/me/totp/confirmation', {
    summary: 'Confirm it with a first code: other sessions end; answers the recovery codes, once',
    access: staffThemselves,
    body: totpConfirmation,
    limits: ({ actor }) => [['passwordSession', pairOf(actor.id, actor.signedInAt)]],
    answer: ok(recoveryCodes, 'Ten codes'),
    errors: ['not_found', 'totp_enabled'],
    handle: ({ services, actor, session, body }) =>
      confirmEnrolment(services, actor, session, body.code),
  }),
  route('DELETE /api/me/totp', {
    summary: 'Remove the own second factor, with the password and a code',
    access: staffThemselves,
    body: selfConfirmation,
    answer: done('Removed; a repeat changes nothing'),
    errors: [...PROOF_ERRORS],
    handle: ({ services, actor, body }) => removeTotp(services, actor, body),
  }),
);
