import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import type { adminDisputesQuery, KnownDispute } from '../../../contract/disputes.ts';
import { AppError } from '../../platform/errors.ts';
import { type AdminQuery, adminList, equals, nullsLast } from '../../platform/http/admin-list.ts';
import { dismissedBefore } from './rest.ts';

export type DisputeRecord = Awaited<ReturnType<typeof adminDisputes>>['rows'][number];
export type DisputeDetail = Awaited<ReturnType<typeof disputeDetail>>;

/** Disputes that staff may read: those whose address was confirmed. */
const confirmed = (db: DbOrTrx) =>
  db
    .selectFrom('disputes')
    .innerJoin('alerts', 'alerts.id', 'disputes.alertId')
    .where('disputes.status', '!=', 'unconfirmed');

const ROW = [
  'disputes.id',
  'disputes.alertId',
  'alerts.title as alertTitle',
  'alerts.slug as alertSlug',
  'alerts.status as alertStatus',
  'disputes.role',
  'disputes.email',
  'disputes.answeredAt',
  'disputes.version',
] as const;

/** Columns that are null only while a dispute is unconfirmed. */
const instants = [
  sql<KnownDispute>`"disputes"."status"`.as('status'),
  sql<string>`"disputes"."confirmedAt"`.as('confirmedAt'),
  sql<string>`"disputes"."dueAt"`.as('dueAt'),
];

const FILTER_COLUMNS = {
  id: 'disputes.id',
  alertId: 'disputes.alertId',
  status: 'disputes.status',
};

const COLUMNS = {
  dueAt: 'disputes.dueAt',
  confirmedAt: 'disputes.confirmedAt',
  answeredAt: nullsLast('disputes.answeredAt'),
};

/** The back office's list: rows of a range, and how many match in all. */
export function adminDisputes(db: DbOrTrx, query: AdminQuery<typeof adminDisputesQuery>) {
  let found = confirmed(db)
    .select([...ROW, ...instants])
    .where((where) => where.and(equals(FILTER_COLUMNS, query.filter)));
  if (query.sort.field === 'dueAt') {
    found = found.orderBy(sql`case when "disputes"."status" = 'open' then 0 else 1 end`);
  }
  return adminList(found, query, COLUMNS, 'disputes.id');
}

/** One dispute, what it says, and what it keeps suspended. Error: `not_found`. */
export async function disputeDetail(db: DbOrTrx, id: string) {
  const dispute = await confirmed(db)
    .leftJoin('users', 'users.id', 'disputes.answeredBy')
    .select([...ROW, ...instants])
    .select(['disputes.message', 'disputes.answer', 'users.name as answeredBy'])
    .where('disputes.id', '=', id)
    .executeTakeFirst();
  if (!dispute) throw new AppError('not_found');
  const suspended = await db
    .selectFrom('alert_indicators')
    .select(['kind', 'value'])
    .where('alertId', '=', dispute.alertId)
    .where('suspendedAt', 'is not', null)
    .orderBy('id')
    .execute();
  const dismissed = await dismissedBefore(db, dispute.alertId, dispute.confirmedAt);
  return { ...dispute, suspended, dismissedBefore: dismissed };
}
