import type { Notification } from '../../../contract/notifications.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { presentNotification } from './present.ts';
import { ownNotification } from './queries.ts';

type Owner = Actor & { id: string };

/** Tells the owner's open pages to count again. */
const tell = (unit: UnitOfWork, owner: Owner) =>
  unit.publish({ topic: 'notifications' }, { userId: owner.id });

/** Marks an own notification read or unread; a repeat changes nothing. Error: `not_found`. */
export function setRead(
  services: Services,
  owner: Owner,
  id: string,
  read: boolean,
): Promise<Notification> {
  return work(services, owner, async (unit) => {
    const before = await ownNotification(unit.trx, owner.id, id);
    if ((before.read === 1) === read) return presentNotification(before);
    await unit.trx
      .updateTable('notifications')
      .set({ read: read ? 1 : 0, updatedAt: unit.at })
      .where('id', '=', id)
      .execute();
    const change = { before: { read: !read }, after: { read } };
    await unit.audit('read', 'notifications', id, change);
    tell(unit, owner);
    return presentNotification(await ownNotification(unit.trx, owner.id, id));
  });
}

/**
 * Marks all own notifications read, or those that tell of one object: but not of what was
 * written in a report, which is read where it stands.
 */
export async function readAll(services: Services, owner: Owner, objectId?: string): Promise<void> {
  await work(services, owner, (unit) =>
    readAbout(unit, owner, { objectId, but: 'report_message' }),
  );
}

/** The same within a verb; `but`: where it names an object, not what is of this category. */
export async function readAbout(
  unit: UnitOfWork,
  owner: Owner,
  { objectId, but = '' }: { objectId?: string | undefined; but?: string },
): Promise<void> {
  const unread = unit.trx
    .updateTable('notifications')
    .set({ read: 1, updatedAt: unit.at })
    .where('userId', '=', owner.id)
    .where('read', '=', 0)
    .where('deletedAt', 'is', null);
  const { numUpdatedRows } = await (objectId === undefined
    ? unread
    : unread.where('objectId', '=', objectId).where('category', '<>', but)
  ).executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  const after = { read: Number(numUpdatedRows) };
  await unit.audit('read-all', 'notifications', owner.id, { after });
  tell(unit, owner);
}
