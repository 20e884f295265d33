import type { PublicationRow } from '../../contract/publication.ts';
import { newId } from './ids.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/**
 * Asks for a publication, in the transaction that changed what is public. One
 * that waits already will carry this change too: bursts make one build.
 */
export async function requestPublication(
  unit: UnitOfWork,
  cause: PublicationRow['cause'],
  by: string,
): Promise<void> {
  // Writing the row as it is locks it: nobody claims it before this change is stored.
  const waiting = await unit.trx
    .updateTable('publications')
    .set((e) => ({ cause: e.ref('cause') }))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  if (waiting.numUpdatedRows === 0n) {
    await unit.trx
      .insertInto('publications')
      .values({ id: newId(), state: 'waiting', cause, requestedAt: unit.at, requestedBy: by })
      .execute();
  }
  unit.publish({ topic: 'site-settings' }, { permission: 'systemSettings' });
  unit.publishing();
}
