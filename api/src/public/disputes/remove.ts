import { transact } from '@parade/db';
import { DISPUTE_LINK_DAYS } from '../../../contract/disputes.ts';
import { forgetInJournal } from '../../platform/audit/forget.ts';
import type { Services } from '../../platform/context.ts';
import { daysBefore } from '../../platform/paris-days.ts';

/** How long an answered one stays: it may be told before the CNIL or a court. `/rgpd` says so. */
const KEPT_DAYS = 3 * 365;

/** Deletes what nobody confirmed while its link was good, and what was answered long ago. */
export async function removeOldDisputes({ db, now }: Services): Promise<void> {
  const daysAgo = (days: number) => daysBefore(now(), days).toISOString();
  await transact(db, async (trx) => {
    const gone = await trx
      .deleteFrom('disputes')
      .where((w) =>
        w.or([
          w.and([
            w('status', '=', 'unconfirmed'),
            w('createdAt', '<=', daysAgo(DISPUTE_LINK_DAYS)),
          ]),
          w('answeredAt', '<', daysAgo(KEPT_DAYS)),
        ]),
      )
      .returning('id')
      .execute();
    const ids = gone.map(({ id }) => id);
    // The journal has the words of the answer.
    await forgetInJournal(trx, ids);
  });
}
