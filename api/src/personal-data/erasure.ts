import { forgetOldVersions } from '@parade/db';
import { requireOwnPassword } from '../auth/passwords.ts';
import type { OpenSession, Services } from '../context.ts';
import { AppError } from '../errors.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { accountErasedMail, nameFor } from '../mail/templates.ts';
import { work } from '../unit-of-work.ts';
import { ERASED_NAME, pseudonymOf } from '../users/erased.ts';
import { eraseAccount } from './erase/account.ts';
import { eraseKyc } from './erase/kyc.ts';
import { eraseReports } from './erase/reports.ts';
import { obstaclesOf } from './obstacles.ts';

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
  // Held by `work`: of two erasures at once the second is refused.
  await work(services, actor, async (unit) => {
    const { trx } = unit;
    const obstacles = await obstaclesOf(trx, id);
    if (obstacles.length > 0) throw new AppError('account_unsettled');
    const reports = await trx.selectFrom('reports').select('id').where('userId', '=', id).execute();
    await eraseAccount(services, unit, { id, email });
    await eraseKyc(services, unit, [id]);
    await eraseReports(
      services,
      unit,
      reports.map((report) => report.id),
    );
    await enqueueMail(
      unit,
      email,
      accountErasedMail(nameFor({ name, isEmailVerified: Number(account.isEmailVerified) })),
    );
    await unit.audit({
      action: 'erase',
      objectType: 'users',
      objectId: id,
      after: { reports: reports.length },
    });
  });
  services.live.end('session_required', { userId: id });
  await forgetOldVersions(services.db);
}
