import { forgetOldVersions } from '@parade/db';
import { keptOf } from '../../../contract/personal-data.ts';
import { requireOwnPassword } from '../../people/auth/passwords.ts';
import { lockClient } from '../../people/users/client.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { nameFor } from '../../platform/mail/templates.ts';
import { ERASED_NAME, pseudonymOf } from '../../platform/pseudonyms.ts';
import type { OpenSession } from '../../platform/session.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { blockersOf, keptCounts } from './blockers.ts';
import { eraseAccount } from './erase/account.ts';
import { eraseKyc } from './erase/kyc.ts';
import { eraseReports } from './erase/reports.ts';
import { accountErasedMail } from './mails.ts';

/**
 * A person erases themselves (RGPD, article 17): everything but what the law
 * wants kept, which stays under a number (article 17.3.b). Every session ends;
 * one last mail says so. Errors: `staff_account`, `password_wrong` (field
 * `password`), `rate_limited`, `account_unsettled`.
 */
export async function eraseOwnAccount(
  services: Services,
  { account }: OpenSession,
  password: string,
): Promise<void> {
  const { id, email, name } = account;
  if (account.staff) throw new AppError('staff_account');
  await requireOwnPassword(services, id, password, 'password');
  // The journal names who did it by what is left of them.
  const actor = { id, email: pseudonymOf(id), name: ERASED_NAME };
  const person = { id, email, name, isEmailVerified: Number(account.isEmailVerified) };
  // Held by `work`: of two erasures at once the second is refused.
  await work(services, actor, (unit) => eraseEverything(services, unit, person));
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
    const person = await unit.trx
      .selectFrom('users')
      .select(['id', 'email', 'name', 'isEmailVerified'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await eraseEverything(services, unit, person);
  });
  await letGo(services, id);
}

interface Leaving {
  id: string;
  email: string;
  name: string;
  isEmailVerified: number;
}

async function eraseEverything(services: Services, unit: UnitOfWork, person: Leaving) {
  const { trx } = unit;
  const { id, email } = person;
  if ((await blockersOf(trx, id)).length > 0) throw new AppError('account_unsettled');
  const reports = await trx.selectFrom('reports').select('id').where('userId', '=', id).execute();
  const kept = keptOf(await keptCounts(trx, id));
  await eraseAccount(services, unit, id);
  await eraseKyc(services, unit, [id]);
  await eraseReports(
    services,
    unit,
    reports.map((report) => report.id),
  );
  await enqueueMail(unit, email, accountErasedMail(nameFor(person), kept));
  await unit.audit({
    action: 'erase',
    objectType: 'users',
    objectId: id,
    after: { reports: reports.length },
  });
}

async function letGo(services: Services, id: string): Promise<void> {
  services.live.end('session_required', { userId: id });
  await forgetOldVersions(services.db);
}
