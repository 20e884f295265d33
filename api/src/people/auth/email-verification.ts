import type { AddressProofAnswer } from '../../../contract/auth.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { AppError, orRefuse } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { tokenLink } from '../../platform/mail/links.ts';
import type { Account } from '../../platform/session.ts';
import { issueToken, tokenOwner, useToken } from '../../platform/tokens.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { proveAddress } from '../users/prove-address.ts';
import { emailVerificationMail } from './mails.ts';

/** Mails the link that proves an address, in the transaction of whatever asks for it. */
export async function mailVerificationLink(
  { env }: Services,
  unit: UnitOfWork,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  const token = await issueToken(unit.trx, 'email_verification', unit.at, id);
  const link = tokenLink(env, 'email_verification', token);
  await enqueueMail(unit, email, emailVerificationMail(link));
}

/** Another link, for a person who is signed in; nothing where the address is proven already. */
export async function requestEmailVerification(services: Services, person: Account): Promise<void> {
  if (person.isEmailVerified) return;
  await work(services, person, (unit) => mailVerificationLink(services, unit, person));
}

/** Who came along by a link of a mail. */
interface Follower {
  /** The account of their session; null for a visitor. */
  signedInAs: string | null;
  /** Whether they said that the account is theirs. */
  isMine: boolean;
}

/**
 * Marks an address as proven by the link of a mail, where the follower is signed in to that very
 * account or says that it is theirs; otherwise uses nothing up. Errors: `link_expired`.
 */
export async function confirmEmail(
  services: Services,
  token: string,
  { signedInAs, isMine }: Follower,
): Promise<AddressProofAnswer> {
  const { createdAt: openedAt, ...person } = await accountOfLink(services, token);
  if (!isMine && signedInAs !== person.id) return { isProven: false, openedAt };
  await work(services, person, async (unit) => {
    await useLink(unit, token);
    await proveAddress(services, unit, person);
    await unit.audit('email-verification', 'users', person.id);
    unit.publish({ topic: 'users', id: person.id }, { permission: 'manageUsers' });
  });
  return { isProven: true, openedAt };
}

/**
 * Ends the link of somebody who did not open the account: their address stays unproven. The journal
 * says so of the account, since whoever opened it gave an address that is not theirs.
 * Errors: `link_expired`.
 */
export async function disownAddress(services: Services, token: string): Promise<void> {
  const { id } = await accountOfLink(services, token);
  await work(services, SYSTEM, async (unit) => {
    await useLink(unit, token);
    await unit.audit('email-disowned', 'users', id);
    unit.publish({ topic: 'users', id }, { permission: 'manageUsers' });
  });
}

async function accountOfLink(services: Services, token: string) {
  const id = await tokenOwner(services, 'email_verification', token);
  return services.db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'isEmailVerified', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('link_expired'));
}

async function useLink({ trx, at }: UnitOfWork, token: string): Promise<void> {
  const used = await useToken(trx, 'email_verification', token, at);
  if (!used) throw new AppError('link_expired');
}
