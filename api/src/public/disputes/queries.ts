import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { DISPUTE_SORTS, disputeFilter, KnownDispute } from '../../../contract/disputes.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { type AdminList, equals, nullsLast } from '../../platform/http/admin-list.ts';
import { dismissedBefore } from './rest.ts';

type Filter = z.output<typeof disputeFilter>;
type Sort = (typeof DISPUTE_SORTS)[number];

export type DisputeRecord = Awaited<ReturnType<typeof adminDisputes>>['rows'][number];
export type DisputeDetail = Awaited<ReturnType<typeof disputeDetail>>;

/** The only door for staff: what nobody confirmed is not theirs to read. */
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

/** Null only while a dispute is unconfirmed. */
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

/** The back office's list: rows of a range, and how many match in all. */
export async function adminDisputes({ db }: Services, query: AdminList<Filter, Sort>) {
  const { filter, sort, offset, limit } = query;
  const matching = confirmed(db).where((where) => where.and(equals(FILTER_COLUMNS, filter)));
  let sorted = matching.select([...ROW, ...instants]);
  if (sort.field === 'dueAt') {
    sorted = sorted.orderBy(sql`case when "disputes"."status" = 'open' then 0 else 1 end`);
  }
  const rows = await sorted
    .orderBy(`disputes.${sort.field}`, nullsLast(sort.direction))
    .orderBy('disputes.id', sort.direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
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
