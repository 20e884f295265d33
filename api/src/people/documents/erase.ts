import type { Resources } from '../../platform/resources.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { discard } from './discard.ts';

/**
 * Deletes documents, their files once that is stored. A stop in between
 * leaves files that no row knows: those are swept up within a day.
 */
export async function eraseDocuments(
  services: Resources,
  unit: UnitOfWork,
  rows: readonly { id: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await unit.trx.deleteFrom('documents').where('id', 'in', ids).execute();
  unit.afterCommit(() => void discard(services, services.files, ids));
}
