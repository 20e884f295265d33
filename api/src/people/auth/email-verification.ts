import type { Services } from '../../platform/context.ts';
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

/** Marks an address as proven by the link of a mail. Errors: `link_expired`. */
export async function confirmEmail(services: Services, token: string): Promise<void> {
  const id = await tokenOwner(services, 'email_verification', token);
  const person = await services.db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'isEmailVerified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('link_expired'));
  await work(services, person, async (unit) => {
    const used = await useToken(unit.trx, 'email_verification', token, unit.at);
    if (!used) throw new AppError('link_expired');
    await proveAddress(services, unit, person);
    await unit.audit('email-verification', 'users', person.id);
    unit.publish({ topic: 'users', id: person.id }, { permission: 'manageUsers' });
  });
}
