import { type Actor, type Services, SYSTEM } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { daysBefore } from '../../platform/paris-days.ts';
import { work } from '../../platform/unit-of-work.ts';
import { discard } from './discard.ts';

/** Removes an upload that its owner took back before submitting. `not_found` once it is attached. */
export async function removeDocument(
  services: Services,
  actor: Actor & { id: string },
  id: string,
): Promise<void> {
  await work(services, actor, async (unit) => {
    const { numDeletedRows } = await unit.trx
      .deleteFrom('documents')
      .where('id', '=', id)
      .where('ownerId', '=', actor.id)
      .where('attachedAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new AppError('not_found');
    await unit.audit('remove', 'documents', id);
  });
  await discard(services, services.files, [id]);
}

/**
 * Removes what was uploaded a day ago and never attached, and files that no
 * row knows (a stop between file and row leaves one). Returns how many.
 */
export async function removeOrphans(services: Services): Promise<number> {
  const before = daysBefore(services.now(), 1);
  const rows = await work(services, SYSTEM, async (unit) => {
    const removed = await unit.trx
      .deleteFrom('documents')
      .where('attachedAt', 'is', null)
      .where('createdAt', '<', before.toISOString())
      .returning('id')
      .execute();
    for (const { id } of removed) {
      await unit.audit('expire', 'documents', id);
    }
    return removed;
  });
  const orphans = new Set(rows.map((row) => row.id));
  for (const id of await services.files.idsBefore(before)) {
    const known = await services.db
      .selectFrom('documents')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!known) orphans.add(id);
  }
  for (const id of orphans) await services.files.remove(id);
  return orphans.size;
}
