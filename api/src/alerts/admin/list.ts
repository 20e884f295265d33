import { type Expression, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { ADMIN_ALERT_SORTS, adminAlertFilter } from '../../../contract/alerts-admin.ts';
import type { Services } from '../../context.ts';
import { type AdminList, asList, contains } from '../../http/admin-list.ts';
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

/** The back office's list, whatever the status: rows of a range, and how many match in all. */
export async function adminAlerts({ db }: Services, query: AdminList<Filter, Sort>) {
  const { filter, sort, offset, limit } = query;
  const matching = db.selectFrom('alerts').where((where) => {
    const all: Expression<SqlBool>[] = [];
    const { id, q, status, fraudType, country, reportId } = filter;
    const needle = needleOf(q ?? '');
    if (id !== undefined) all.push(where('alerts.id', 'in', asList(id)));
    if (status !== undefined) all.push(where('alerts.status', 'in', asList(status)));
    if (fraudType !== undefined) all.push(where('alerts.fraudType', '=', fraudType));
    if (country !== undefined) all.push(where('alerts.country', '=', country));
    if (reportId !== undefined) all.push(where('alerts.reportId', '=', reportId));
    if (needle === null) all.push(sql<boolean>`1 = 0`);
    else if (needle !== undefined) all.push(contains('alerts.searchText', needle));
    return where.and(all);
  });
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
