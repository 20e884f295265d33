import { type Expression, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { ADMIN_WITHDRAWAL_SORTS, adminWithdrawalFilter } from '../../contract/withdrawals.ts';
import type { Services } from '../context.ts';
import { type AdminList, asList, contains } from '../http/admin-list.ts';
import { phoneDigits } from '../users/phone.ts';
import { withdrawalRecords, withdrawalRows } from './queries.ts';

type Filter = z.output<typeof adminWithdrawalFilter>;
type Sort = (typeof ADMIN_WITHDRAWAL_SORTS)[number];

const COLUMNS = {
  createdAt: 'withdrawals.createdAt',
  updatedAt: 'withdrawals.updatedAt',
  amount: 'withdrawals.amountCents',
  status: 'withdrawals.status',
  method: 'withdrawals.method',
  userEmail: 'users.email',
  reference: 'withdrawals.reference',
} as const satisfies Record<Sort, string>;

/** The back office's list: rows of a range, and how many match in all. */
export async function adminWithdrawals({ db }: Services, query: AdminList<Filter, Sort>) {
  const { filter, sort, offset, limit } = query;
  const matching = () => {
    const all: Expression<SqlBool>[] = [];
    const { id, userId, status, method, email, phone } = filter;
    const equals = (column: string, values: readonly string[]) =>
      all.push(sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`);
    if (id !== undefined) equals('withdrawals.id', asList(id));
    if (userId !== undefined) equals('withdrawals.userId', [userId]);
    if (status !== undefined) equals('withdrawals.status', asList(status));
    if (method !== undefined) equals('withdrawals.method', [method]);
    if (email?.trim()) all.push(contains('users.email', email.trim().toLowerCase()));
    if (phone?.trim()) {
      const digits = phoneDigits(phone);
      // Letters alone are no number: they find nobody rather than everybody.
      all.push(digits ? contains('users.phoneDigits', digits) : sql<boolean>`1 = 0`);
    }
    return all;
  };
  const rows = await withdrawalRecords(db)
    .where((where) => where.and(matching()))
    .orderBy(COLUMNS[sort.field], sort.direction)
    .orderBy('withdrawals.id', sort.direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await withdrawalRows(db)
    .where((where) => where.and(matching()))
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
