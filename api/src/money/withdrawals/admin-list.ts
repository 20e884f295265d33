import { adminWithdrawalsQuery } from '../../../contract/withdrawals.ts';
import { searchOf } from '../../people/users/person-filter.ts';
import { equals } from '../../platform/http/admin-list.ts';
import { ofOwner } from '../../platform/http/list-page.ts';
import type { AdminList } from '../../platform/http/list-routes.ts';
import { type WithdrawalRecord, withdrawalRecords } from './queries.ts';

const FILTER_COLUMNS = {
  id: 'withdrawals.id',
  userId: 'withdrawals.userId',
  status: 'withdrawals.status',
  method: 'withdrawals.method',
};

/** The back office's list of withdrawals. */
export const adminWithdrawalList: AdminList<typeof adminWithdrawalsQuery, WithdrawalRecord> = {
  query: adminWithdrawalsQuery,
  table: {
    table: 'withdrawals',
    owner: 'withdrawals.userId',
    columns: {
      createdAt: 'withdrawals.createdAt',
      updatedAt: 'withdrawals.updatedAt',
      amount: 'withdrawals.amountCents',
      status: { keys: ['withdrawals.status', 'withdrawals.createdAt'] },
      method: { keys: ['withdrawals.method', 'withdrawals.createdAt'] },
      reference: 'withdrawals.reference',
      userEmail: ofOwner('email'),
      userName: ofOwner('nameFolded'),
    },
  },
  where: (filter) => equals(FILTER_COLUMNS, filter),
  search: (db, filter) =>
    searchOf(db, { id: 'withdrawals.id', owner: 'withdrawals.userId' }, 'withdrawals', filter),
  rows: (db, ids) => withdrawalRecords(db).where('withdrawals.id', 'in', ids).execute(),
};
