import type { Services } from '../../context.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';

/**
 * Deletes documents, their files once that is stored. A stop in between
 * leaves files that no row knows: those are swept up within a day.
 */
export async function eraseDocuments(
  { files, log }: Services,
  unit: UnitOfWork,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await unit.trx.deleteFrom('documents').where('id', 'in', ids).execute();
  const removal = async () => {
    for (const id of ids) await files.remove(id);
  };
  unit.afterCommit(() => {
    removal().catch((error: unknown) =>
      log.warn({ error: String(error) }, 'files of erased documents are left for the sweep'),
    );
  });
}
