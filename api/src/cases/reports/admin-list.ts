import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import { adminReportsQuery } from '../../../contract/reports.ts';
import { searchOf } from '../../people/users/person-filter.ts';
import { equals } from '../../platform/http/admin-list.ts';
import { amountOrLast } from '../../platform/http/list-page.ts';
import type { AdminList } from '../../platform/http/list-routes.ts';
import { isWaiting } from '../conversations/queries.ts';
import { ADMIN_REPORT_ROW, shownReports } from './queries.ts';

const FILTER_COLUMNS = {
  id: 'reports.id',
  userId: 'reports.userId',
  status: 'reports.status',
  fraudType: 'reports.fraudType',
};

const rows = (db: DbOrTrx, ids: readonly string[]) =>
  shownReports(db).select(ADMIN_REPORT_ROW).where('reports.id', 'in', ids).execute();
export type AdminReportRecord = Awaited<ReturnType<typeof rows>>[number];

/** The back office's list of reports, without those that a deactivation hides. */
export const adminReportList: AdminList<typeof adminReportsQuery, AdminReportRecord> = {
  query: adminReportsQuery,
  table: {
    table: 'reports',
    only: sql`"reports"."deletedAt" is null`,
    owner: 'reports.userId',
    columns: {
      createdAt: 'reports.createdAt',
      updatedAt: 'reports.updatedAt',
      amount: amountOrLast('reports.amountCents'),
      status: { keys: ['reports.status', 'reports.createdAt'] },
      title: 'reports.title',
      reference: 'reports.reference',
      fraudType: { keys: ['reports.fraudType', 'reports.createdAt'] },
      userEmail: 'reports.ownerEmail',
      userName: 'reports.ownerName',
    },
  },
  where: ({ waiting, ...filter }) => [
    ...equals(FILTER_COLUMNS, filter),
    ...(waiting ? [isWaiting] : []),
  ],
  search: (db, filter) =>
    searchOf(db, { id: 'reports.id', owner: 'reports.userId' }, 'reports', filter),
  rows,
};
