import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import {
  adminBroadcastsQuery,
  type Broadcast,
  broadcast,
  MAX_RECIPIENTS,
  type Recipient,
} from '../../../contract/notifications.ts';
import { fold } from '../../../contract/text.ts';
import { allowed } from '../../platform/allowed.ts';
import { orRefuse } from '../../platform/errors.ts';
import { contains, equals } from '../../platform/http/admin-list.ts';
import type { AdminList } from '../../platform/http/list-routes.ts';

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

/** What leaves about a broadcast, for staff. */
export const presentBroadcast = (b: BroadcastRecord): Broadcast =>
  allowed(broadcast, { ...b, recipient: recipientOf(b), read: b.readCount });

/** One broadcast as staff see it, or `not_found`. */
export async function broadcastOf(db: DbOrTrx, id: string): Promise<Broadcast> {
  const row = await broadcasts(db)
    .where('notification_sendings.id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('not_found'));
  return presentBroadcast(row);
}

/** Sorts priorities by urgency, not by alphabet. */
const URGENCY = sql`case "notification_sendings"."priority"
  when 'low' then 1 when 'normal' then 2 when 'high' then 3 else 4 end`;

/** The back office's history, without what was removed. */
export const adminBroadcastList: AdminList<typeof adminBroadcastsQuery, BroadcastRecord> = {
  query: adminBroadcastsQuery,
  table: {
    table: 'notification_sendings',
    joins: sql`left join "users" on "users"."id" = "notification_sendings"."userId"`,
    columns: {
      createdAt: 'notification_sendings.createdAt',
      title: 'notification_sendings.title',
      priority: { keys: [URGENCY, 'notification_sendings.createdAt'] },
      type: { keys: ['notification_sendings.type', 'notification_sendings.createdAt'] },
      // Those to everybody stand before every name.
      recipient: sql`coalesce("users"."nameFolded", '')`,
    },
  },
  where: (filter) => [
    sql<boolean>`"notification_sendings"."removedAt" is null`,
    ...equals(FILTER_COLUMNS, filter),
  ],
  rows: (db, ids) => broadcasts(db).where('notification_sendings.id', 'in', ids).execute(),
};

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
