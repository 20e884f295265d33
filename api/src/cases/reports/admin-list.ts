import type { DbOrTrx } from '@parade/db';
import type { adminReportsQuery } from '../../../contract/reports.ts';
import { personMatches } from '../../people/users/person-filter.ts';
import { type AdminQuery, adminList, equals, nullsLast } from '../../platform/http/admin-list.ts';
import { ADMIN_REPORT_ROW, shownReports } from './queries.ts';

const COLUMNS = {
  createdAt: 'reports.createdAt',
  updatedAt: 'reports.updatedAt',
  amount: nullsLast('reports.amountCents'),
  status: 'reports.status',
  title: 'reports.title',
  reference: 'reports.reference',
  fraudType: 'reports.fraudType',
  userEmail: 'users.email',
};

const FILTER_COLUMNS = {
  id: 'reports.id',
  userId: 'reports.userId',
  status: 'reports.status',
  fraudType: 'reports.fraudType',
};

export type AdminReportRecord = Awaited<ReturnType<typeof adminReports>>['rows'][number];

/** The back office's list: rows of a range, and how many match in all. */
export function adminReports(db: DbOrTrx, query: AdminQuery<typeof adminReportsQuery>) {
  const { filter } = query;
  const found = shownReports(db)
    .select(ADMIN_REPORT_ROW)
    .where((where) => where.and([...equals(FILTER_COLUMNS, filter), ...personMatches(filter)]));
  return adminList(found, query, COLUMNS, 'reports.id');
}
