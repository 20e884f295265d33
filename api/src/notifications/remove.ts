import type { Actor, Services } from '../context.ts';
import { work } from '../unit-of-work.ts';
import { ownNotification } from './queries.ts';

type Owner = Actor & { id: string };

/** Removes one of one's own. Errors: `not_found`. */
export async function removeNotification(
  services: Services,
  owner: Owner,
  id: string,
): Promise<void> {
  await work(services, owner, async (unit) => {
    const { title, category } = await ownNotification(unit.trx, owner.id, id);
    await unit.trx.deleteFrom('notifications').where('id', '=', id).execute();
    await unit.audit({
      action: 'delete',
      objectType: 'notifications',
      objectId: id,
      before: { title, category },
    });
    unit.publish({ topic: 'notifications' }, { userId: owner.id });
  });
}

const DAY_MS = 86_400_000;
/** What was made before it is older than so many days. */
export const cutOff = (at: string, days: number): string =>
  new Date(Date.parse(at) - days * DAY_MS).toISOString();

/** Removes one's own that are older than so many days, read or not; answers how many. */
export function cleanUpOwn(services: Services, owner: Owner, days: number): Promise<number> {
  return work(services, owner, async (unit) => {
    const { numDeletedRows } = await unit.trx
      .deleteFrom('notifications')
      .where('userId', '=', owner.id)
      .where('createdAt', '<', cutOff(unit.at, days))
      .executeTakeFirstOrThrow();
    const removed = Number(numDeletedRows);
    if (removed === 0) return 0;
    await unit.audit({
      action: 'clean-up',
      objectType: 'notifications',
      objectId: owner.id,
      after: { days, removed },
    });
    unit.publish({ topic: 'notifications' }, { userId: owner.id });
    return removed;
  });
}
