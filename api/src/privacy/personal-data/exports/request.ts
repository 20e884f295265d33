import type { DataExport } from '../../../../contract/personal-data.ts';
import type { Actor, Services } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { work } from '../../../platform/unit-of-work.ts';
import { prepareExport } from './prepare.ts';
import { presentExport } from './present.ts';
import { refuseWithoutRoom } from './room.ts';

/**
 * Asks for a ZIP of everything; made in the background. While one is being
 * made that one is the answer. Errors: `rate_limited`, `storage_low`.
 */
export async function requestExport(
  services: Services,
  actor: Actor & { id: string },
): Promise<DataExport> {
  await refuseWithoutRoom(services, actor.id);
  await services.limits.take('exportAccount', actor.id);
  const row = await work(services, actor, async (unit) => {
    const { trx, at, due } = unit;
    const asked = {
      id: newId(),
      userId: actor.id,
      status: 'preparing' as const,
      requestedAt: at,
      nextAttemptAt: due,
    };
    const mine = await trx
      .insertInto('exports')
      .values(asked)
      // Two requests at once: the second one finds the first one's row.
      .onConflict((c) => c.doNothing())
      .executeTakeFirst();
    if (mine.numInsertedOrUpdatedRows === 1n) {
      await unit.audit('export', 'exports', asked.id);
      unit.afterCommit(() => void prepareExport(services, asked.id));
    }
    unit.publish({ topic: 'exports' }, { userId: actor.id });
    return trx
      .selectFrom('exports')
      .selectAll()
      .where('userId', '=', actor.id)
      .where('status', '=', 'preparing')
      .executeTakeFirstOrThrow();
  });
  return presentExport(row, services.now());
}
