import type { Db, DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { cursorOf, readCursor } from '../../platform/http/cursor.ts';

export type NotificationRecord = Awaited<ReturnType<typeof ownNotification>>;

interface OwnNotifications {
  userId: string;
  unread: boolean | undefined;
  cursor: string | undefined;
  limit: number;
}

/** What a person has: flagged ones belong to a deactivated account and never show. */
const owned = (db: DbOrTrx, userId: string) =>
  db.selectFrom('notifications').where('userId', '=', userId).where('deletedAt', 'is', null);

/** A page of one person's notifications, newest first, with the counters over all of them. */
export async function ownNotifications({ db }: Services, query: OwnNotifications) {
  const { userId, unread, cursor, limit } = query;
  let page = owned(db, userId).selectAll();
  if (unread !== undefined) page = page.where('read', '=', unread ? 0 : 1);
  if (cursor !== undefined) {
    const [createdAt, id] = readCursor(cursor);
    page = page.where(sql<boolean>`("createdAt", "id") < (${createdAt}, ${id})`);
  }
  const found = await page
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(limit + 1))
    .execute();
  const counters = await owned(db, userId)
    .select((e) => [
      e.fn.countAll<number>().as('total'),
      sql<number>`coalesce(sum(1 - "read"), 0)`.as('unread'),
    ])
    .executeTakeFirstOrThrow();
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, nextCursor: last ? cursorOf(last) : null, ...counters };
}

/** Every notification of one person, flagged ones too, newest first: for their export. */
export const everyNotification = (db: Db, userId: string) =>
  db
    .selectFrom('notifications')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute();

/** One of a person's own. `not_found` also for other people's. */
export async function ownNotification(db: DbOrTrx, userId: string, id: string) {
  const found = await owned(db, userId).selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) throw new AppError('not_found');
  return found;
}
