import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import { adminPaymentsQuery } from '../../../contract/payments.ts';
import { searchOf } from '../../people/users/person-filter.ts';
import { type AdminQuery, asList, equals } from '../../platform/http/admin-list.ts';
import { nullsLast, ofOwner } from '../../platform/http/list-page.ts';
import type { AdminList } from '../../platform/http/list-routes.ts';
import { isShownToStaff, shownStatus } from './conditions.ts';
import { allRows, withInvoices } from './queries.ts';
import { type StaffPaymentRecord, withWarnings } from './staff-records.ts';

type Filter = AdminQuery<typeof adminPaymentsQuery>['filter'];

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
function ofAccounts({ accounts, id, userId, contractId }: Filter) {
  if (accounts === 'closed') return [sql<boolean>`"payments"."deletedAt" is not null`];
  return accounts === 'all' || id || userId || contractId ? [] : [isShownToStaff];
}

function conditions({ status, verified, ...filter }: Filter) {
  const flag = sql.ref('payments.verified');
  return [
    ...ofAccounts(filter),
    ...equals(FILTER_COLUMNS, filter),
    ...(status === undefined
      ? []
      : [sql<boolean>`${shownStatus} in (${sql.join(asList(status))})`]),
    ...(verified === null ? [sql<boolean>`${flag} is null`] : []),
    ...(typeof verified === 'boolean' ? [sql<boolean>`${flag} = ${Number(verified)}`] : []),
  ];
}

/** The payments of these ids with invoices and warnings. */
async function rows(db: DbOrTrx, ids: readonly string[]) {
  const found = await allRows(db).where('payments.id', 'in', ids).execute();
  return withWarnings(db, await withInvoices(db, found));
}

/** The back office's list of payments. */
export const adminPaymentList: AdminList<typeof adminPaymentsQuery, StaffPaymentRecord> = {
  query: adminPaymentsQuery,
  table: {
    table: 'payments',
    joins: sql`left join "contracts" on "contracts"."id" = "payments"."contractId"`,
    owner: 'payments.userId',
    columns: {
      createdAt: 'payments.createdAt',
      updatedAt: 'payments.updatedAt',
      verifiedAt: nullsLast('payments.verifiedAt'),
      amountInEUR: 'payments.amountInEurCents',
      status: { keys: [shownStatus, 'payments.createdAt'] },
      reference: 'payments.reference',
      method: { keys: ['payments.method', sql`coalesce("payments"."cryptocurrency", '')`] },
      cryptocurrency: nullsLast('payments.cryptocurrency'),
      userEmail: ofOwner('email'),
      userName: ofOwner('nameFolded'),
    },
  },
  where: conditions,
  search: (db, filter) =>
    searchOf(db, { id: 'payments.id', owner: 'payments.userId' }, 'payments', filter),
  rows,
};
