import { sql } from 'kysely';
import type { z } from 'zod';
import type { ADMIN_PAYMENT_SORTS, adminPaymentFilter } from '../../../contract/payments.ts';
import { personMatches } from '../../people/users/person-filter.ts';
import type { Services } from '../../platform/context.ts';
import { type AdminList, asList, equals, nullsLast } from '../../platform/http/admin-list.ts';
import { isShownToStaff, shownStatus } from './conditions.ts';
import { allRows, PAYMENT_COLUMNS, withPapers } from './queries.ts';
import { withWarnings } from './staff-records.ts';

type Filter = z.output<typeof adminPaymentFilter>;
type Sort = (typeof ADMIN_PAYMENT_SORTS)[number];

const COLUMNS = {
  createdAt: 'payments.createdAt',
  updatedAt: 'payments.updatedAt',
  verifiedAt: 'payments.verifiedAt',
  amountInEUR: 'payments.amountInEurCents',
  status: 'payments.status',
  reference: 'payments.reference',
  cryptocurrency: 'payments.cryptocurrency',
  userEmail: 'users.email',
} as const satisfies Record<Sort, string>;

/** Columns that may hold nothing. */
const SPARSE: readonly Sort[] = ['verifiedAt', 'cryptocurrency'];

const FILTER_COLUMNS = {
  id: 'payments.id',
  userId: 'payments.userId',
  contractId: 'payments.contractId',
  method: 'payments.method',
  cryptocurrency: 'payments.cryptocurrency',
};

/** Hidden ones are for those who ask for them, or for a payment, a contract or a person by name. */
function ofAccounts({ accounts, id, userId, contractId }: Filter) {
  if (accounts === 'closed') return [sql<boolean>`"payments"."deletedAt" is not null`];
  return accounts === 'all' || id || userId || contractId ? [] : [isShownToStaff];
}

/** The back office's list: rows of a range with papers and warnings, and how many match in all. */
export async function adminPayments({ db }: Services, query: AdminList<Filter, Sort>) {
  const { filter, sort, offset, limit } = query;
  const { status, verified } = filter;
  const matching = allRows(db).where((where) =>
    where.and([
      ...ofAccounts(filter),
      ...equals(FILTER_COLUMNS, filter),
      ...personMatches(filter),
      ...(status === undefined ? [] : [where(shownStatus, 'in', asList(status))]),
      ...(verified === null ? [where('payments.verified', 'is', null)] : []),
      ...(typeof verified === 'boolean' ? [where('payments.verified', '=', Number(verified))] : []),
    ]),
  );
  const rows = await matching
    .select(PAYMENT_COLUMNS)
    .orderBy(
      COLUMNS[sort.field],
      SPARSE.includes(sort.field) ? nullsLast(sort.direction) : sort.direction,
    )
    .orderBy('payments.id', sort.direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await withWarnings(db, await withPapers(db, rows)), total };
}
