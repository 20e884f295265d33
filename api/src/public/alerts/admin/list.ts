import { sql } from 'kysely';
import type { z } from 'zod';
import type { ADMIN_ALERT_SORTS, adminAlertFilter } from '../../../../contract/alerts-admin.ts';
import type { Services } from '../../../platform/context.ts';
import { type AdminList, contains, equals } from '../../../platform/http/admin-list.ts';
import { needleOf } from '../search-text.ts';

type Filter = z.output<typeof adminAlertFilter>;
type Sort = (typeof ADMIN_ALERT_SORTS)[number];

const COLUMNS = {
  // The same order, and the key of the table.
  createdAt: 'alerts.position',
  updatedAt: 'alerts.updatedAt',
  amount: 'alerts.amountCents',
  meeTooCount: 'alerts.meTooCount',
  status: 'alerts.status',
  title: 'alerts.title',
} as const satisfies Record<Sort, string>;

export const ALERT_ROW = [
  'alerts.id',
  'alerts.slug',
  'alerts.title',
  'alerts.fraudType',
  'alerts.country',
  'alerts.region',
  'alerts.amountCents',
  'alerts.dateOfFraud',
  'alerts.meTooCount',
  'alerts.status',
  'alerts.contestedAt',
  'alerts.source',
  'alerts.createdAt',
  'alerts.updatedAt',
  'alerts.version',
] as const;

export type AdminAlertRecord = Awaited<ReturnType<typeof adminAlerts>>['rows'][number];

const FILTER_COLUMNS = {
  id: 'alerts.id',
  status: 'alerts.status',
  fraudType: 'alerts.fraudType',
  country: 'alerts.country',
  reportId: 'alerts.reportId',
};

/** The back office's list, whatever the status: rows of a range, and how many match in all. */
export async function adminAlerts({ db }: Services, query: AdminList<Filter, Sort>) {
  const { filter, sort, offset, limit } = query;
  const needle = needleOf(filter.q ?? '');
  const matching = db
    .selectFrom('alerts')
    .where((where) =>
      where.and([
        ...equals(FILTER_COLUMNS, filter),
        ...(needle === null ? [sql<boolean>`1 = 0`] : []),
        ...(typeof needle === 'string' ? [contains('alerts.searchText', needle)] : []),
      ]),
    );
  const rows = await matching
    .select(ALERT_ROW)
    .orderBy(COLUMNS[sort.field], sort.direction)
    .orderBy('alerts.id', sort.direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
