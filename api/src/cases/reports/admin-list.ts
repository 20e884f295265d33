import type { z } from 'zod';
import type { ADMIN_REPORT_SORTS, adminReportFilter } from '../../../contract/reports.ts';
import { personMatches } from '../../people/users/person-filter.ts';
import type { Services } from '../../platform/context.ts';
import { type AdminList, equals, nullsLast } from '../../platform/http/admin-list.ts';

type Filter = z.output<typeof adminReportFilter>;
type Sort = (typeof ADMIN_REPORT_SORTS)[number];

const COLUMNS = {
  createdAt: 'reports.createdAt',
  updatedAt: 'reports.updatedAt',
  amount: 'reports.amountCents',
  status: 'reports.status',
  title: 'reports.title',
  reference: 'reports.reference',
  fraudType: 'reports.fraudType',
  userEmail: 'users.email',
} as const satisfies Record<Sort, string>;

const FILTER_COLUMNS = {
  id: 'reports.id',
  userId: 'reports.userId',
  status: 'reports.status',
  fraudType: 'reports.fraudType',
};

export type AdminReportRecord = Awaited<ReturnType<typeof adminReports>>['rows'][number];

/** The back office's list: rows of a range, and how many match in all. */
export async function adminReports(services: Services, query: AdminList<Filter, Sort>) {
  const { filter, sort, offset, limit } = query;
  const matching = services.db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.userId')
    .where('reports.deletedAt', 'is', null)
    .where((where) => where.and([...equals(FILTER_COLUMNS, filter), ...personMatches(filter)]));
  const rows = await matching
    .select([
      'reports.id',
      'reports.reference',
      'reports.userId',
      'users.email as userEmail',
      'users.name as userName',
      'users.phone as userPhone',
      'reports.title',
      'reports.fraudType',
      'reports.amountCents',
      'reports.recoveredAmountCents',
      'reports.status',
      'reports.date',
      'reports.adminNote',
      'reports.createdAt',
      'reports.updatedAt',
      'reports.version',
    ])
    .orderBy(
      COLUMNS[sort.field],
      sort.field === 'amount' ? nullsLast(sort.direction) : sort.direction,
    )
    .orderBy('reports.id', sort.direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
