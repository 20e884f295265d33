import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import { adminAlertsQuery } from '../../../../contract/alerts-admin.ts';
import { contains, equals } from '../../../platform/http/admin-list.ts';
import type { AdminList } from '../../../platform/http/list-routes.ts';
import { needleOf } from '../search-text.ts';

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

const rows = (db: DbOrTrx, ids: readonly string[]) =>
  db.selectFrom('alerts').select(ALERT_ROW).where('alerts.id', 'in', ids).execute();
export type AdminAlertRecord = Awaited<ReturnType<typeof rows>>[number];

const FILTER_COLUMNS = {
  id: 'alerts.id',
  status: 'alerts.status',
  fraudType: 'alerts.fraudType',
  country: 'alerts.country',
  reportId: 'alerts.reportId',
};

function textOf(typed: string | undefined) {
  const needle = needleOf(typed ?? '');
  if (needle === undefined) return [];
  return [needle === null ? sql<boolean>`1 = 0` : contains('alerts.searchText', needle)];
}

/** The back office's list of alerts, whatever their status. */
export const adminAlertList: AdminList<typeof adminAlertsQuery, AdminAlertRecord> = {
  query: adminAlertsQuery,
  table: {
    table: 'alerts',
    columns: {
      // The key of the table, in the same order as `createdAt`.
      createdAt: 'alerts.position',
      updatedAt: 'alerts.updatedAt',
      amount: 'alerts.amountCents',
      meeTooCount: 'alerts.meTooCount',
      status: { keys: ['alerts.status', 'alerts.position'] },
      title: 'alerts.title',
      fraudType: { keys: ['alerts.fraudType', 'alerts.position'] },
      country: { keys: ['alerts.country', 'alerts.position'] },
    },
  },
  where: ({ q, ...filter }) => [...equals(FILTER_COLUMNS, filter), ...textOf(q)],
  rows,
};
