import { type DbOrTrx, isUniqueViolation } from '@parade/db';
import type { z } from 'zod';
import type { CallerAccount, newReportForCaller } from '../../../contract/caller-reports.ts';
import { lockClient, publishUser } from '../../people/users/client.ts';
import { createUser } from '../../people/users/create.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import type { Person, Services } from '../../platform/context.ts';
import { AppError, refusalOn } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { tokenLink } from '../../platform/mail/links.ts';
import { refusalOf } from '../../platform/session.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import { issueToken } from '../../platform/tokens.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { callerInvitationMail } from './mails.ts';

type Named = z.output<typeof newReportForCaller>['person'];
type Unknown = Extract<Named, { kind: 'new' }>;

const ofAddress = (db: DbOrTrx, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'createdAt', 'role', 'status'])
    .where('email', '=', email)
    .executeTakeFirst();

/**
 * The client's account of this very address; null where it has none. The read is written down, that of
 * a refusal too: it tells something. Error: `caller_account_refused`.
 */
export async function accountOfCaller(
  services: Services,
  actor: Person,
  email: string,
): Promise<CallerAccount> {
  const user = await ofAddress(services.db, email);
  if (!user) return null;
  await noteRead(services, actor, ['users', user.id], user.id);
  if (user.role !== 'user' || refusalOf(user.status)) throw new AppError('caller_account_refused');
  const { id, name, createdAt } = user;
  return { id, name, createdAt };
}

/** Whose report it will be. Errors: `not_found`, `permission_denied`, `caller_account_refused`, `email_taken`. */
export async function ownerFor(
  services: Services,
  unit: UnitOfWork,
  person: Named,
  passwordHash: string,
): Promise<string> {
  if (person.kind === 'new') return invited(services, unit, person, passwordHash);
  const { id, status } = await lockClient(unit.trx, person.userId);
  if (refusalOf(status)) throw new AppError('caller_account_refused');
  return id;
}

/** An account that no password opens until the link of its mail was followed. */
async function invited(
  { env }: Services,
  unit: UnitOfWork,
  { name, email, phone, address }: Unknown,
  passwordHash: string,
): Promise<string> {
  const { trx, at } = unit;
  if (await ofAddress(trx, email)) throw addressTaken();
  const user = { name, email, phone, address, passwordHash, terms: null, role: 'user' as const };
  const id = await createUser(trx, user, at);
  await unit.audit('invite-caller', 'users', id);
  const link = tokenLink(env, 'password_reset', await issueToken(trx, 'password_reset', at, id));
  const { support } = (await currentSettings(trx)).contactInfo;
  await enqueueMail(unit, email, callerInvitationMail(link, support));
  publishUser(unit, id);
  return id;
}

const addressTaken = () => refusalOn('person.email', 'email_taken');

/** For what a verb threw that invites: two colleagues may do it at once. */
export function asAddressTaken(error: unknown): never {
  throw isUniqueViolation(error) ? addressTaken() : error;
}
