import type { z } from 'zod';
import { type passwordReset, TERMS_REFUSED } from '../../../contract/auth.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { AppError, fieldError, orRefuse } from '../../platform/errors.ts';
import { enqueueForNobody, enqueueMail } from '../../platform/mail/enqueue.ts';
import { pageUrl, tokenLink } from '../../platform/mail/links.ts';
import { pairOf } from '../../platform/rate-limits.ts';
import { restrictedRefusalOf } from '../../platform/session.ts';
import { issueToken, removeTokens, tokenOwner, useToken } from '../../platform/tokens.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { termsNow } from '../users/accepted-terms.ts';
import { proveAddress } from '../users/prove-address.ts';
import { passwordChangedMail, passwordResetMail } from './mails.ts';
import { requireStaffLength, requireStrong } from './password-strength.ts';
import { hashPassword } from './passwords.ts';

/**
 * Mails a link to choose a new password, where there is an account that may sign in; a client's
 * account whatever its status, for its owner would lose their balance with the password. For any
 * other address the same work is done to no effect: neither the answer nor its time tells which
 * addresses are known. Not `mailed`: enough links were sent to this address within their lifetime,
 * and the last of them still opens, whoever asked for it.
 */
export async function requestPasswordReset(
  services: Services,
  email: string,
  mailed: boolean,
): Promise<void> {
  await work(services, SYSTEM, async (unit) => {
    const user = await unit.trx
      .selectFrom('users')
      .select(['id', 'name', 'status', 'role', 'isEmailVerified'])
      .where('email', '=', email)
      .where('erasedAt', 'is', null)
      .executeTakeFirst();
    const owner = mailed && user && !restrictedRefusalOf(user) ? user : null;
    const token = await issueToken(unit.trx, 'password_reset', unit.at, owner?.id ?? null);
    const link = tokenLink(services.env, 'password_reset', token);
    const mail = passwordResetMail(owner ?? { name: '', isEmailVerified: 0 }, link);
    if (owner) await enqueueMail(unit, email, mail);
    else await enqueueForNobody(unit, mail);
  });
}

/** Who has a client's account and accepted no terms: it was opened for them after a call. */
const needsTerms = ({ role, termsAcceptedAt }: { role: string; termsAcceptedAt: string | null }) =>
  role === 'user' && termsAcceptedAt === null;

/** What a link asks beside a password. Uses nothing up: a mail scanner may ask too. Error: `link_expired`. */
export async function openResetLink(services: Services, token: string) {
  const id = await tokenOwner(services, 'password_reset', token);
  const user = await services.db
    .selectFrom('users')
    .select(['role', 'termsAcceptedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('link_expired'));
  return { needsTerms: needsTerms(user) };
}

/** Of the terms and of being of age, as at registration. */
async function acceptance(services: Services, { trx, at }: UnitOfWork) {
  const { version, textId } = await termsNow(services, trx);
  const accepted = { termsVersion: version, termsTextId: textId, termsAcceptedAt: at };
  return { ...accepted, adultDeclaredAt: at };
}

/**
 * Sets a new password by the link of a mail; ends every session and open page
 * of the account, and no browser is known at it any more but, by `remember`, the one that followed
 * the link. What a member proposed ends, for it may have been a thief. Errors: `link_expired`, `validation`, `account_*` for staff.
 */
export async function confirmPasswordReset(
  services: Services,
  { token, password, acceptTerms }: z.output<typeof passwordReset>,
  address: string,
  remember: (unit: UnitOfWork, id: string) => Promise<void>,
): Promise<void> {
  const id = await tokenOwner(services, 'password_reset', token);
  const user = await services.db
    .selectFrom('users')
    .leftJoin('admins', 'admins.userId', 'users.id')
    .select(['users.id', 'users.email', 'users.name', 'users.role', 'users.status'])
    .select(['users.isEmailVerified', 'users.termsAcceptedAt', 'admins.totpEnabledAt'])
    .where('users.id', '=', id)
    .where('erasedAt', 'is', null)
    .executeTakeFirstOrThrow(orRefuse('link_expired'));
  const refusal = restrictedRefusalOf(user);
  if (refusal) throw new AppError(refusal);
  if (user.role === 'admin') requireStaffLength(password, 'password');
  if (needsTerms(user) && !acceptTerms) throw fieldError('acceptTerms', TERMS_REFUSED);
  await requireStrong(password, [user.name, user.email]);
  const passwordHash = await hashPassword(password);

  await work(services, user, async (unit) => {
    const { trx, at } = unit;
    if (!(await useToken(trx, 'password_reset', token, at))) throw new AppError('link_expired');
    // Whoever followed the link reads this mailbox: the address is proven.
    await proveAddress(services, unit, user, {
      passwordHash,
      ...(needsTerms(user) && (await acceptance(services, unit))),
    });
    if (needsTerms(user)) await unit.audit('accept-terms', 'users', user.id);
    await trx
      .updateTable('admins')
      .set({ acceptedAt: at })
      .where('userId', '=', user.id)
      .where('acceptedAt', 'is', null)
      .execute();
    // Who knew the old password may have made browsers known.
    for (const table of ['sessions', 'known_devices'] as const) {
      await trx.deleteFrom(table).where('userId', '=', user.id).execute();
    }
    // Whoever holds the mailbox is let past what others did at the account's doors; where there is
    // a second factor only after it, or each link would bring five tries of a code.
    if (user.totpEnabledAt === null) await remember(unit, user.id);
    await removeTokens(trx, ['password_reset', 'email_verification', 'staff_invitation'], user.id);
    await unit.audit('password-reset', 'users', user.id);
    if (user.role === 'admin') await services.ports.endProposalsAtReset(services, unit, user);
    const forgotten = pageUrl(services.env, '/forgot-password');
    await enqueueMail(unit, user.email, passwordChangedMail(user, forgotten));
  });
  services.live.end('session_required', { userId: user.id });
  await services.limits.forget('loginPair', pairOf(user.email, address));
  await services.limits.forget('loginAccount', user.email);
  // With the links that were sent the reason to send no more is gone.
  await services.limits.forget('resetAccount', user.email);
}
