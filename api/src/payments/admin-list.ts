import { type Expression, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { ADMIN_PAYMENT_SORTS, adminPaymentFilter } from '../../contract/payments.ts';
import type { Services } from '../context.ts';
import { type AdminList, asList, contains, valuesFirst } from '../http/admin-list.ts';
import { phoneDigits } from '../users/phone.ts';
import { shownStatus } from './conditions.ts';
import { PAYMENT_COLUMNS, staffRows, withPapers } from './queries.ts';
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

/** The back office's list: rows of a range with papers and warnings, and how many match in all. */
export async function adminPayments({ db }: Services, query: AdminList<Filter, Sort>) {
  const { filter, sort, offset, limit } = query;
  const matching = staffRows(db).where((where) => {
    const all: Expression<SqlBool>[] = [];
    const { id, userId, status, verified, method, cryptocurrency, contractId } = filter;
    if (id !== undefined) all.push(where('payments.id', 'in', asList(id)));
    if (userId !== undefined) all.push(where('payments.userId', '=', userId));
    if (contractId !== undefined) all.push(where('payments.contractId', '=', contractId));
    if (status !== undefined) all.push(where(shownStatus, 'in', asList(status)));
    if (verified === null) all.push(where('payments.verified', 'is', null));
    else if (verified !== undefined) all.push(where('payments.verified', '=', Number(verified)));
    if (method !== undefined) all.push(where('payments.method', '=', method));
    if (cryptocurrency !== undefined) {
      all.push(where('payments.cryptocurrency', '=', cryptocurrency));
    }
    const { email, phone } = filter;
    if (email?.trim()) all.push(contains('users.email', email.trim().toLowerCase()));
    if (phone?.trim()) {
      const digits = phoneDigits(phone);
      // Letters alone are no number: they find nobody rather than everybody.
      all.push(digits ? where('users.phoneDigits', 'like', `%${digits}%`) : sql<boolean>`1 = 0`);
    }
    return where.and(all);
  });
  const rows = await matching
    .select(PAYMENT_COLUMNS)
    .orderBy(
      COLUMNS[sort.field],
      SPARSE.includes(sort.field) ? valuesFirst(sort.direction) : sort.direction,
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
