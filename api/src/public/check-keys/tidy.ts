import { transact } from '@parade/db';
import { parisDay } from '../../../contract/dates.ts';
import { forgetInJournal } from '../../platform/audit/forget.ts';
import type { Services } from '../../platform/context.ts';
import { daysBefore } from '../../platform/paris-days.ts';

/** Thirteen months in days: how long a key stays once it is revoked, and each day of use. `/rgpd` says so. */
export const CHECK_KEPT_DAYS = 395;

/** Deletes revoked keys and days of use after thirteen months. */
export async function removeOldKeys({ db, now }: Services): Promise<void> {
  const limit = daysBefore(now(), CHECK_KEPT_DAYS);
  await db.deleteFrom('check_key_days').where('day', '<', parisDay(limit)).execute();
  await transact(db, async (trx) => {
    const gone = await trx
      .deleteFrom('check_keys')
      .where('revokedAt', '<', limit.toISOString())
      .returning('id')
      .execute();
    await forgetInJournal(
      trx,
      gone.map(({ id }) => id),
    );
  });
}
