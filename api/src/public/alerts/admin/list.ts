import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import type { adminAlertsQuery } from '../../../../contract/alerts-admin.ts';
import { type AdminQuery, adminList, contains, equals } from '../../../platform/http/admin-list.ts';
import { needleOf } from '../search-text.ts';

const COLUMNS = {
  // The key of the table, in the same order as `createdAt`.
  createdAt: 'alerts.position',
  updatedAt: 'alerts.updatedAt',
  amount: 'alerts.amountCents',
  meeTooCount: 'alerts.meTooCount',
  status: 'alerts.status',
  title: 'alerts.title',
};

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
export function adminAlerts(db: DbOrTrx, query: AdminQuery<typeof adminAlertsQuery>) {
  const { filter } = query;
  const needle = needleOf(filter.q ?? '');
  const found = db
    .selectFrom('alerts')
    .select(ALERT_ROW)
    .where((where) =>
      where.and([
        ...equals(FILTER_COLUMNS, filter),
        ...(needle === null ? [sql<boolean>`1 = 0`] : []),
        ...(typeof needle === 'string' ? [contains('alerts.searchText', needle)] : []),
      ]),
    );
  return adminList(found, query, COLUMNS, 'alerts.id');
}
