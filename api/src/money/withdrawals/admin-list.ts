import type { z } from 'zod';
import type {
  ADMIN_WITHDRAWAL_SORTS,
  adminWithdrawalFilter,
} from '../../../contract/withdrawals.ts';
import { personMatches } from '../../people/users/person-filter.ts';
import type { Services } from '../../platform/context.ts';
import { type AdminList, equals } from '../../platform/http/admin-list.ts';
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

const FILTER_COLUMNS = {
  id: 'withdrawals.id',
  userId: 'withdrawals.userId',
  status: 'withdrawals.status',
  method: 'withdrawals.method',
};

const conditions = (filter: Filter) => [
  ...equals(FILTER_COLUMNS, filter),
  ...personMatches(filter),
];

/** The back office's list: rows of a range, and how many match in all. */
export async function adminWithdrawals({ db }: Services, query: AdminList<Filter, Sort>) {
  const { filter, sort, offset, limit } = query;
  const rows = await withdrawalRecords(db)
    .where((where) => where.and(conditions(filter)))
    .orderBy(COLUMNS[sort.field], sort.direction)
    .orderBy('withdrawals.id', sort.direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await withdrawalRows(db)
    .where((where) => where.and(conditions(filter)))
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
