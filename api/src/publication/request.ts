import type { PublicationRow } from '../../contract/publication.ts';
import { newId } from '../ids.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/**
 * Asks for a publication, in the transaction that changed what is public. One
 * that waits already will carry this change too: bursts make one build.
 */
export async function requestPublication(
  unit: UnitOfWork,
  cause: PublicationRow['cause'],
  by: string,
): Promise<void> {
  const waiting = await unit.trx
    .selectFrom('publications')
    .select('id')
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!waiting) {
    await unit.trx
      .insertInto('publications')
      .values({ id: newId(), state: 'waiting', cause, requestedAt: unit.at, requestedBy: by })
      .execute();
  }
  unit.publish({ topic: 'site-settings' }, { permission: 'systemSettings' });
  unit.publishing();
}
