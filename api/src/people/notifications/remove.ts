import { sql } from 'kysely';
import type { CleanUpResult } from '../../../contract/notifications.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { instantAfter } from '../../platform/paris-days.ts';
import { work } from '../../platform/unit-of-work.ts';
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
    await unit.audit('delete', 'notifications', id, { before: { title, category } });
    unit.publish({ topic: 'notifications' }, { userId: owner.id });
  });
}

/**
 * Removes one's own that are corrupt, or older than so many days, read or not.
 * The specification knows both clean-ups (sections 7 and 8): this one does both.
 */
export function cleanUpOwn(services: Services, owner: Owner, days: number): Promise<CleanUpResult> {
  return work(services, owner, async (unit) => {
    const own = () => unit.trx.deleteFrom('notifications').where('userId', '=', owner.id);
    const count = async (query: ReturnType<typeof own>) =>
      Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
    const corrupt = await count(
      own().where(sql<boolean>`(trim("title") = '' or trim("message") = '' or "createdAt" = '')`),
    );
    const old = await count(own().where('createdAt', '<', instantAfter(unit.at, -days)));
    const removed = corrupt + old;
    if (removed > 0) {
      await unit.audit('clean-up', 'notifications', owner.id, { after: { days, removed } });
      unit.publish({ topic: 'notifications' }, { userId: owner.id });
    }
    return { removed, corrupt };
  });
}
