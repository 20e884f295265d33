/** What time does to publications. */
import type { Db } from '@parade/db';
import { type Services, SYSTEM } from '../context.ts';
import { work } from '../unit-of-work.ts';
import { requestPublication } from './request.ts';

/** Old publications but the one that is online. */
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

/** Once a day: measured figures move on and certifications expire. Nothing while nothing was ever published. */
export async function publishDaily(services: Services): Promise<void> {
  const some = await services.db.selectFrom('publications').select('id').executeTakeFirst();
  if (!some) return;
  await work(services, SYSTEM, (unit) => requestPublication(unit, 'daily', SYSTEM.name));
}
