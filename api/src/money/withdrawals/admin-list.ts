import type { DbOrTrx } from '@parade/db';
import type { adminWithdrawalsQuery } from '../../../contract/withdrawals.ts';
import { personMatches } from '../../people/users/person-filter.ts';
import { type AdminQuery, adminList, equals } from '../../platform/http/admin-list.ts';
import { withdrawalRecords } from './queries.ts';

const COLUMNS = {
  createdAt: 'withdrawals.createdAt',
  updatedAt: 'withdrawals.updatedAt',
  amount: 'withdrawals.amountCents',
  status: 'withdrawals.status',
  method: 'withdrawals.method',
  userEmail: 'users.email',
  reference: 'withdrawals.reference',
};

const FILTER_COLUMNS = {
  id: 'withdrawals.id',
  userId: 'withdrawals.userId',
  status: 'withdrawals.status',
  method: 'withdrawals.method',
};

/** The back office's list: rows of a range, and how many match in all. */
export function adminWithdrawals(db: DbOrTrx, query: AdminQuery<typeof adminWithdrawalsQuery>) {
  const { filter } = query;
  const found = withdrawalRecords(db).where((where) =>
    where.and([...equals(FILTER_COLUMNS, filter), ...personMatches(filter)]),
  );
  return adminList(found, query, COLUMNS, 'withdrawals.id');
}
