import type { Sending } from '../../../contract/notifications.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { instantAfter } from '../../platform/paris-days.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { sendingOf } from './broadcasts.ts';

/** Staff see the history change, and the pages of who held something count again. */
function tell(unit: UnitOfWork, holders: readonly { userId: string }[]): void {
  unit.publish({ topic: 'notifications' }, { permission: 'manageUsers' });
  unit.publish({ topic: 'notifications' }, { userIds: new Set(holders.map((h) => h.userId)) });
}

/** Removes a sending and what its recipients hold of it; false when there is no such sending. */
async function removeOne(unit: UnitOfWork, id: string): Promise<boolean> {
  const { trx } = unit;
  // The row goes first: a delivery that is under way waits for it or ends before it.
  const sending = await trx
    .deleteFrom('notification_sendings')
    .where('id', '=', id)
    .returning(['userId', 'title', 'done'])
    .executeTakeFirst();
  if (!sending) return false;
  const holders = await trx
    .deleteFrom('notifications')
    .where('sendingId', '=', id)
    .returning('userId')
    .execute();
  const { userId: to, title, done: recipients } = sending;
  await unit.audit({
    action: 'delete',
    objectType: 'notifications',
    objectId: id,
    before: { to, title, recipients },
  });
  tell(unit, holders);
  return true;
}

/** Removes one sending; answers what it was. Errors: `not_found`. */
export function removeSending(services: Services, actor: Actor, id: string): Promise<Sending> {
  return work(services, actor, async (unit) => {
    const before = await sendingOf(unit.trx, id);
    await removeOne(unit, id);
    return before;
  });
}

/** Removes several at once; answers how many there were. */
export function removeSendings(services: Services, actor: Actor, ids: string[]): Promise<number> {
  return work(services, actor, async (unit) => {
    let removed = 0;
    for (const id of new Set(ids)) removed += (await removeOne(unit, id)) ? 1 : 0;
    return removed;
  });
}

/**
 * Removes everybody's notifications that are older than so many days, and the
 * sendings of that age that are finished. Answers how many notifications, and
 * counts a sending whose copies were all gone before as one.
 */
export function cleanUpAll(services: Services, actor: Actor, days: number): Promise<number> {
  return work(services, actor, async (unit) => {
    const { trx } = unit;
    const before = instantAfter(unit.at, -days);
    const oldSendings = () =>
      trx
        .deleteFrom('notification_sendings')
        .where('createdAt', '<', before)
        .where('finishedAt', 'is not', null);
    const empty = await oldSendings()
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
      .returning('userId')
      .execute();
    await oldSendings().execute();
    const removed = holders.length + Number(empty.numDeletedRows);
    if (removed === 0) return 0;
    await unit.audit({
      action: 'clean-up',
      objectType: 'notifications',
      objectId: 'all',
      after: { days, removed },
    });
    tell(unit, holders);
    return removed;
  });
}
