/** What time does to publications. */
import type { Db, Transaction } from '@parade/db';
import { parisDay } from '../../../contract/dates.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { startOfParisDay } from '../../platform/paris-days.ts';
import { requestPublication } from '../../platform/request-publication.ts';
import { work } from '../../platform/unit-of-work.ts';

/** Removes old publications but the one that is online. */
export async function removeOldPublications(db: Db, before: string): Promise<void> {
  const current = db
    .selectFrom('publications')
    .select((e) => e.fn.max('id').as('id'))
    .where('state', '=', 'published');
  await db
    .deleteFrom('publications')
    .where('requestedAt', '<', before)
    .where('state', 'in', ['published', 'failed'])
    .where('id', 'not in', current)
    .execute();
}

/**
 * Asks for a publication once a day, for all processes together: measured figures move on and
 * certifications expire. Does nothing while nothing was ever published.
 */
export async function publishDaily(services: Services): Promise<void> {
  const today = startOfParisDay(parisDay(services.now()));
  await work(services, SYSTEM, async (unit) => {
    const { trx } = unit;
    if (!(await holdNewest(trx))) return;
    const done = await trx
      .selectFrom('publications')
      .select('id')
      .where('cause', '=', 'daily')
      .where('requestedAt', '>=', today)
      .executeTakeFirst();
    if (!done) await requestPublication(unit, 'daily', SYSTEM.name);
  });
}

/** Locks the newest publication by writing it as it is. False where there is none. */
async function holdNewest(trx: Transaction): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('publications')
    .set((e) => ({ cause: e.ref('cause') }))
    .where('id', '=', (e) => e.selectFrom('publications').select((m) => m.fn.max('id').as('id')))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
