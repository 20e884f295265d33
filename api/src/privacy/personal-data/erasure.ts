import { forgetOldVersions } from '@parade/db';
import { keptOf } from '../../../contract/personal-data.ts';
import { requireOwnPassword } from '../../people/auth/passwords.ts';
import { lockClient } from '../../people/users/client.ts';
import { blockersOf } from '../../platform/blockers.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { ERASED_NAME, pseudonymOf } from '../../platform/pseudonyms.ts';
import type { OpenSession } from '../../platform/session.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { eraseAccount } from './erase-account.ts';
import { accountErasedMail } from './mails.ts';
import { personOf } from './person.ts';
import { keptCounts } from './preview.ts';

/**
 * A person erases themselves (RGPD, article 17): everything but what the law
 * wants kept, which stays under a number (article 17.3.b). Every session ends;
 * one last mail says so. Errors: `staff_account`, `password_wrong` (field
 * `password`), `rate_limited`, `account_unsettled`.
 */
export async function eraseOwnAccount(
  services: Services,
  { account, createdAt }: OpenSession,
  password: string,
): Promise<void> {
  const { id } = account;
  if (account.staff) throw new AppError('staff_account');
  await requireOwnPassword(services, { id, signedInAt: createdAt }, password, 'password');
  // The journal names who did it by what is left of them.
  const actor = { id, email: pseudonymOf(id), name: ERASED_NAME };
  // Held by `work`: of two erasures at once the second is refused.
  await work(services, actor, (unit) => eraseEverything(services, unit, id));
  await letGo(services, id);
}

/**
 * The same without the person: they asked by letter, or a restore brought them
 * back. Errors: `not_found`, `permission_denied` (staff), `account_erased`,
 * `account_unsettled`.
 */
export async function eraseOnRequest(services: Services, id: string): Promise<void> {
  await work(services, SYSTEM, async (unit) => {
    await lockClient(unit.trx, id);
    await eraseEverything(services, unit, id);
  });
  await letGo(services, id);
}

async function eraseEverything(services: Services, unit: UnitOfWork, id: string) {
  const { trx } = unit;
  const { ports } = services;
  if ((await blockersOf(ports, trx, id)).length > 0) throw new AppError('account_unsettled');
  const person = await personOf(trx, id);
  const kept = keptOf(await keptCounts(ports, trx, person));
  const after = await eraseAccount(services, unit, id, true);
  await enqueueMail(unit, person.email, accountErasedMail(person, kept));
  await unit.audit('erase', 'users', id, { after });
}

async function letGo(services: Services, id: string): Promise<void> {
  services.live.end('session_required', { userId: id });
  await forgetOldVersions(services.db);
}
