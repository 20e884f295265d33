import type { BulkChange } from '../../../contract/bulk-changes.ts';
import { type Broadcast, TERMS_CATEGORY } from '../../../contract/notifications.ts';
import { remember } from '../../platform/bulk/change.ts';
import type { BulkPart } from '../../platform/bulk/reverse.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { instantAfter } from '../../platform/paris-days.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { broadcastOf } from './broadcasts.ts';

/** Tells staff that the history changed, and those who held a copy to count again. */
function tell(unit: UnitOfWork, holders: readonly { userId: string }[]): void {
  unit.publish({ topic: 'notifications' }, { permission: 'manageUsers' });
  unit.publish({ topic: 'notifications' }, { userIds: new Set(holders.map((h) => h.userId)) });
}

/** Removes a broadcast and what its recipients hold of it; false for one that is owed to all, or not there. */
async function removeOne(unit: UnitOfWork, id: string): Promise<boolean> {
  const { trx } = unit;
  // The row is deleted first: a delivery that is under way waits for it or ends before it.
  const broadcast = await trx
    .deleteFrom('notification_sendings')
    .where('id', '=', id)
    .where('owed', '=', 0)
    .returning(['userId', 'title', 'message', 'done'])
    .executeTakeFirst();
  if (!broadcast) return false;
  const holders = await trx
    .deleteFrom('notifications')
    .where('sendingId', '=', id)
    .returning('userId')
    .execute();
  const { userId: to, title, message, done: recipients } = broadcast;
  await unit.audit('delete', 'notifications', id, { before: { to, title, message, recipients } });
  tell(unit, holders);
  return true;
}

const OWED = 'Cette annonce est due à tous les clients\u00a0: personne ne la supprime.';

/** Removes one broadcast; answers what it was. Errors: `not_found`; `validation` for one that is owed to all. */
export function removeBroadcast(services: Services, actor: Actor, id: string): Promise<Broadcast> {
  return work(services, actor, async (unit) => {
    const before = await broadcastOf(unit.trx, id);
    if (!(await removeOne(unit, id))) throw new AppError('validation', { message: OWED });
    return before;
  });
}

/**
 * Takes several out of the history and out of their recipients' sight at once;
 * their rows go once nobody can undo that any more.
 */
export function removeBroadcasts(
  services: Services,
  actor: Actor & { id: string },
  ids: string[],
): Promise<BulkChange> {
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    const removed = await trx
      .updateTable('notification_sendings')
      .set({ removedAt: at })
      .where('id', 'in', ids)
      .where('owed', '=', 0)
      .where('removedAt', 'is', null)
      .returning(['id', 'userId', 'title', 'message', 'done'])
      .execute();
    for (const { id, userId: to, title, message, done: recipients } of removed) {
      await unit.audit('delete', 'notifications', id, {
        before: { to, title, message, recipients },
      });
      const holders = await trx
        .updateTable('notifications')
        .set({ deletedAt: at })
        .where('sendingId', '=', id)
        .where('deletedAt', 'is', null)
        .returning('userId')
        .execute();
      tell(unit, holders);
    }
    // Beside the instant nothing is needed to bring them back.
    const items = removed.map(({ id }) => ({ id, from: at, version: 1 }));
    return remember(unit, actor, broadcastRemovals.list, 'removed', items);
  });
}

export const broadcastRemovals: BulkPart = {
  list: 'notifications',
  async restore(unit, _actor, { id, from: removedAt }) {
    const { trx } = unit;
    const back = await trx
      .updateTable('notification_sendings')
      .set({ removedAt: null })
      .where('id', '=', id)
      .where('removedAt', '=', removedAt)
      .returning(['userId', 'title', 'done'])
      .executeTakeFirst();
    if (!back) return false;
    const holders = await trx
      .updateTable('notifications')
      .set({ deletedAt: null })
      .where('sendingId', '=', id)
      .where('deletedAt', '=', removedAt)
      .returning('userId')
      .execute();
    const { userId: to, title, done: recipients } = back;
    await unit.audit('bulk-undo', 'notifications', id, { after: { to, title, recipients } });
    tell(unit, holders);
    return true;
  },
  publish: (unit) => unit.publish({ topic: 'notifications' }, { permission: 'manageUsers' }),
  async settle(_services, { trx }, { items }) {
    for (const { id } of items) {
      await trx.deleteFrom('notification_sendings').where('id', '=', id).execute();
      await trx.deleteFrom('notifications').where('sendingId', '=', id).execute();
    }
  },
};

/**
 * Removes everybody's notifications that are older than so many days, but for what is owed to all,
 * and the broadcasts of that age that are finished. Answers how many notifications, and
 * counts a broadcast whose copies were all gone before as one.
 */
export function cleanUpAll(services: Services, actor: Actor, days: number): Promise<number> {
  return work(services, actor, async (unit) => {
    const { trx } = unit;
    const before = instantAfter(unit.at, -days);
    const oldBroadcasts = () =>
      trx
        .deleteFrom('notification_sendings')
        .where('createdAt', '<', before)
        .where('owed', '=', 0)
        .where('finishedAt', 'is not', null);
    const empty = await oldBroadcasts()
      .where((w) =>
        w.not(
          w.exists(
            w
              .selectFrom('notifications')
              .select('notifications.id')
              .whereRef('notifications.sendingId', '=', 'notification_sendings.id'),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    const holders = await trx
      .deleteFrom('notifications')
      .where('createdAt', '<', before)
      .where('category', '!=', TERMS_CATEGORY)
      .returning('userId')
      .execute();
    await oldBroadcasts().execute();
    const removed = holders.length + Number(empty.numDeletedRows);
    if (removed === 0) return 0;
    await unit.audit('clean-up', 'notifications', 'all', { after: { days, removed } });
    tell(unit, holders);
    return removed;
  });
}
