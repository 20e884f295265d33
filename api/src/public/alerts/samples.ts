import { type Db, transact } from '@parade/db';
import { eurosToCents } from '../../../contract/money.ts';
import { SAMPLE_ALERTS } from '../../../contract/sample-alerts.ts';
import { newId } from '../../platform/ids.ts';
import { freePosition } from './position.ts';
import { searchTextOf } from './search-text.ts';

/**
 * Writes the sample alerts that were never written. One that staff changed or
 * retired stays as they left it. Several processes may call it at once.
 */
export async function writeSampleAlerts(db: Db): Promise<void> {
  const ids = SAMPLE_ALERTS.map(({ id }) => id);
  const there = await db.selectFrom('alerts').select('id').where('id', 'in', ids).execute();
  if (there.length === ids.length) return;

  await transact(db, async (trx) => {
    for (const { amount, meeTooCount, contested: _, indicators, ...alert } of SAMPLE_ALERTS) {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('alerts')
        .values({
          ...alert,
          position: await freePosition(trx, alert.createdAt),
          amountCents: eurosToCents(amount),
          meTooCount: meeTooCount,
          source: 'sample',
          firstSeenAt: alert.createdAt,
          lastSeenAt: alert.createdAt,
          updatedAt: alert.createdAt,
          searchText: searchTextOf(alert),
        })
        // On the id or the slug, whichever another process wrote first.
        .onConflict((c) => c.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n) continue;
      await trx
        .insertInto('alert_indicators')
        .values(indicators.map((each) => ({ ...each, id: newId(), alertId: alert.id })))
        .execute();
    }
  });
}
