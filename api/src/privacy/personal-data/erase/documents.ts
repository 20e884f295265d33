import { discard } from '../../../people/documents/discard.ts';
import type { Services } from '../../../platform/context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';

/**
 * Deletes documents, their files once that is stored. A stop in between
 * leaves files that no row knows: those are swept up within a day.
 */
export async function eraseDocuments(
  services: Services,
  unit: UnitOfWork,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await unit.trx.deleteFrom('documents').where('id', 'in', ids).execute();
  unit.afterCommit(() => void discard(services, services.files, ids));
}
