import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import type { adminPaymentsQuery } from '../../../contract/payments.ts';
import { personMatches } from '../../people/users/person-filter.ts';
import {
  type AdminQuery,
  adminList,
  asList,
  equals,
  nullsLast,
} from '../../platform/http/admin-list.ts';
import { isShownToStaff, shownStatus } from './conditions.ts';
import { allRows, PAYMENT_COLUMNS, withInvoices } from './queries.ts';
import { withWarnings } from './staff-records.ts';

type Query = AdminQuery<typeof adminPaymentsQuery>;

const COLUMNS = {
  createdAt: 'payments.createdAt',
  updatedAt: 'payments.updatedAt',
  verifiedAt: nullsLast('payments.verifiedAt'),
  amountInEUR: 'payments.amountInEurCents',
  status: 'payments.status',
  reference: 'payments.reference',
  cryptocurrency: nullsLast('payments.cryptocurrency'),
  userEmail: 'users.email',
};

const FILTER_COLUMNS = {
  id: 'payments.id',
  userId: 'payments.userId',
  contractId: 'payments.contractId',
  method: 'payments.method',
  cryptocurrency: 'payments.cryptocurrency',
};

/**
 * Payments of closed accounts are shown only to who asks for them, or for one
 * payment, contract or person.
 */
function ofAccounts({ accounts, id, userId, contractId }: Query['filter']) {
  if (accounts === 'closed') return [sql<boolean>`"payments"."deletedAt" is not null`];
  return accounts === 'all' || id || userId || contractId ? [] : [isShownToStaff];
}

/** The back office's list: rows of a range with invoices and warnings, and how many match in all. */
export async function adminPayments(db: DbOrTrx, query: Query) {
  const { filter } = query;
  const { status, verified } = filter;
  const found = allRows(db)
    .select(PAYMENT_COLUMNS)
    .where((where) =>
      where.and([
        ...ofAccounts(filter),
        ...equals(FILTER_COLUMNS, filter),
        ...personMatches(filter),
        ...(status === undefined ? [] : [where(shownStatus, 'in', asList(status))]),
        ...(verified === null ? [where('payments.verified', 'is', null)] : []),
        ...(typeof verified === 'boolean'
          ? [where('payments.verified', '=', Number(verified))]
          : []),
      ]),
    );
  const { rows, total } = await adminList(found, query, COLUMNS, 'payments.id');
  return { rows: await withWarnings(db, await withInvoices(db, rows)), total };
}
