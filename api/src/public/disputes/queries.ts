import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import {
  adminDisputesQuery,
  type DisputeGround,
  type KnownDispute,
} from '../../../contract/disputes.ts';
import { orRefuse } from '../../platform/errors.ts';
import { equals } from '../../platform/http/admin-list.ts';
import { nullsLast } from '../../platform/http/list-page.ts';
import type { AdminList } from '../../platform/http/list-routes.ts';
import { dismissedBefore } from './rest.ts';

export type DisputeRecord = Awaited<ReturnType<typeof rows>>[number];
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

const rows = (db: DbOrTrx, ids: readonly string[]) =>
  confirmed(db)
    .select([...ROW, ...instants])
    .where('disputes.id', 'in', ids)
    .execute();

/** In either direction the open ones stand first. */
const openFirst = (direction: 'asc' | 'desc') =>
  direction === 'asc'
    ? sql`case when "disputes"."status" = 'open' then 0 else 1 end`
    : sql`case when "disputes"."status" = 'open' then 1 else 0 end`;

/** The back office's list of confirmed disputes. */
export const adminDisputeList: AdminList<typeof adminDisputesQuery, DisputeRecord> = {
  query: adminDisputesQuery,
  table: {
    table: 'disputes',
    joins: sql`join "alerts" on "alerts"."id" = "disputes"."alertId"`,
    columns: {
      dueAt: { keys: [openFirst, 'disputes.dueAt'] },
      confirmedAt: 'disputes.confirmedAt',
      answeredAt: nullsLast('disputes.answeredAt'),
      alertTitle: 'alerts.title',
      email: 'disputes.email',
      status: { keys: ['disputes.status', 'disputes.dueAt'] },
    },
  },
  where: (filter) => [
    sql<boolean>`"disputes"."status" <> 'unconfirmed'`,
    ...equals(FILTER_COLUMNS, filter),
  ],
  rows,
};

/** One dispute, what it says, and what it keeps suspended. Error: `not_found`. */
export async function disputeDetail(db: DbOrTrx, id: string) {
  const dispute = await confirmed(db)
    .leftJoin('users', 'users.id', 'disputes.answeredBy')
    .select([...ROW, ...instants])
    .select(['disputes.message', 'disputes.answer', 'users.name as answeredBy'])
    .select('disputes.ground')
    .$narrowType<{ ground: DisputeGround | null }>()
    .where('disputes.id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('not_found'));
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
