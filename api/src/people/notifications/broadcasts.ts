import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import {
  type adminBroadcastsQuery,
  type Broadcast,
  MAX_RECIPIENTS,
  type Recipient,
} from '../../../contract/notifications.ts';
import { fold } from '../../../contract/text.ts';
import { AppError } from '../../platform/errors.ts';
import { type AdminQuery, adminList, contains, equals } from '../../platform/http/admin-list.ts';

const COLUMNS = {
  createdAt: 'notification_sendings.createdAt',
  title: 'notification_sendings.title',
  priority: 'notification_sendings.priority',
  type: 'notification_sendings.type',
};

const FILTER_COLUMNS = { id: 'notification_sendings.id' };

/** The back office's history: each broadcast with its recipient and how many of its copies were read. */
const broadcasts = (db: DbOrTrx) =>
  db
    .selectFrom('notification_sendings')
    .leftJoin('users', 'users.id', 'notification_sendings.userId')
    .selectAll('notification_sendings')
    .select([
      'users.name as userName',
      'users.email as userEmail',
      sql<number>`(select count(*) from "notifications" where "sendingId" = "notification_sendings"."id" and "read" = 1)`.as(
        'readCount',
      ),
    ]);

type BroadcastRecord = Awaited<ReturnType<ReturnType<typeof broadcasts>['execute']>>[number];

function recipientOf({ userId, userName, userEmail }: BroadcastRecord): string {
  if (userId === 'all') return 'Tous les utilisateurs';
  return userName === null ? 'Compte supprimé' : `${userName} (${userEmail})`;
}

/** What leaves about a broadcast, for staff: an allow-list. */
export function presentBroadcast(b: BroadcastRecord): Broadcast {
  return {
    id: b.id,
    userId: b.userId,
    recipient: recipientOf(b),
    type: b.type,
    title: b.title,
    message: b.message,
    priority: b.priority,
    purpose: b.purpose,
    createdAt: b.createdAt,
    sentBy: b.sentBy,
    senderName: b.senderName,
    total: b.total,
    done: b.done,
    read: b.readCount,
    finishedAt: b.finishedAt,
  };
}

/** One broadcast as staff see it, or `not_found`. */
export async function broadcastOf(db: DbOrTrx, id: string): Promise<Broadcast> {
  const row = await broadcasts(db).where('notification_sendings.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return presentBroadcast(row);
}

/** The back office's list: rows of a range, and how many there are in all. */
export function adminBroadcasts(db: DbOrTrx, query: AdminQuery<typeof adminBroadcastsQuery>) {
  const found = broadcasts(db).where((where) => where.and(equals(FILTER_COLUMNS, query.filter)));
  return adminList(found, query, COLUMNS, 'notification_sendings.id');
}

/** Active clients whose name or e-mail holds the text, by name; the first ones without a text. */
export function findRecipients(db: DbOrTrx, typed: string): Promise<Recipient[]> {
  const part = fold(typed.trim());
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'user')
    .where('status', '=', 'active')
    .where((w) => w.or([contains('nameFolded', part), contains('email', part)]))
    .orderBy('nameFolded')
    .orderBy('id')
    .limit(sql.lit(MAX_RECIPIENTS))
    .execute();
}
