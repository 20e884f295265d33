import { sql } from 'kysely';
import type { z } from 'zod';
import {
  MAX_RECIPIENTS,
  type Recipient,
  type SENDING_SORTS,
  type Sending,
  type sendingFilter,
} from '../../../contract/notifications.ts';
import { fold } from '../../../contract/text.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { type AdminList, asList, contains } from '../../platform/http/admin-list.ts';

type Filter = z.output<typeof sendingFilter>;
type Sort = (typeof SENDING_SORTS)[number];
type Database = Pick<Services['db'], 'selectFrom'>;

/** The back office's history: each sending with its recipient and how many of its copies were read. */
const sendings = (db: Database) =>
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

type SendingRecord = Awaited<ReturnType<ReturnType<typeof sendings>['execute']>>[number];

function recipientOf({ userId, userName, userEmail }: SendingRecord): string {
  if (userId === 'all') return 'Tous les utilisateurs';
  return userName === null ? 'Compte supprimé' : `${userName} (${userEmail})`;
}

function presentSending(s: SendingRecord): Sending {
  return {
    id: s.id,
    userId: s.userId,
    recipient: recipientOf(s),
    type: s.type,
    title: s.title,
    message: s.message,
    priority: s.priority,
    purpose: s.purpose,
    createdAt: s.createdAt,
    sentBy: s.sentBy,
    senderName: s.senderName,
    total: s.total,
    done: s.done,
    read: s.readCount,
    finishedAt: s.finishedAt,
  };
}

/** One sending as staff see it, or `not_found`. */
export async function sendingOf(db: Database, id: string): Promise<Sending> {
  const row = await sendings(db).where('notification_sendings.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return presentSending(row);
}

/** Rows of a range, and how many there are in all. */
export async function adminSendings({ db }: Services, query: AdminList<Filter, Sort>) {
  const { filter, sort, offset, limit } = query;
  const ids = filter.id === undefined ? undefined : asList(filter.id);
  let rows = sendings(db)
    .orderBy(`notification_sendings.${sort.field}`, sort.direction)
    .orderBy('notification_sendings.id', sort.direction)
    .limit(limit)
    .offset(offset);
  let count = db
    .selectFrom('notification_sendings')
    .select((e) => e.fn.countAll<number>().as('total'));
  if (ids) {
    rows = rows.where('notification_sendings.id', 'in', ids);
    count = count.where('id', 'in', ids);
  }
  const { total } = await count.executeTakeFirstOrThrow();
  return { rows: (await rows.execute()).map(presentSending), total };
}

/** Active clients whose name or e-mail holds the text, by name; the first ones without a text. */
export function findRecipients({ db }: Services, typed: string): Promise<Recipient[]> {
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
