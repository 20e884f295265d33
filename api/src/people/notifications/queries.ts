import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { notificationsQuery } from '../../../contract/notifications.ts';
import { orRefuse } from '../../platform/errors.ts';
import { pageAfter } from '../../platform/http/cursor.ts';

export type NotificationRecord = Awaited<ReturnType<typeof ownNotification>>;

/** A person's notifications, without those that a deactivation hides. */
const owned = (db: DbOrTrx, userId: string) =>
  db.selectFrom('notifications').where('userId', '=', userId).where('deletedAt', 'is', null);

/** A page of one person's notifications, newest first, with the counters over all of them. Error: `invalid_query`. */
export async function ownNotifications(
  db: DbOrTrx,
  userId: string,
  { unread, ...page }: z.output<typeof notificationsQuery>,
) {
  let own = owned(db, userId).selectAll();
  if (unread !== undefined) own = own.where('read', '=', unread === 'true' ? 0 : 1);
  const { rows, nextCursor } = await pageAfter(own, 'notifications', page);
  const counters = await owned(db, userId)
    .select((e) => [
      e.fn.countAll<number>().as('total'),
      sql<number>`coalesce(sum(1 - "read"), 0)`.as('unread'),
    ])
    .executeTakeFirstOrThrow();
  return { rows, nextCursor, ...counters };
}

/** Every notification of one person, hidden ones too, newest first: for their export. */
export const everyNotification = (db: DbOrTrx, userId: string) =>
  db
    .selectFrom('notifications')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute();

/** One of a person's own notifications. Error: `not_found`, also for other people's. */
export async function ownNotification(db: DbOrTrx, userId: string, id: string) {
  return owned(db, userId)
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('not_found'));
}
