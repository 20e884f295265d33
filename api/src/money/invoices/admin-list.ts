import type { DbOrTrx } from '@parade/db';
import type { adminInvoicesQuery } from '../../../contract/invoices.ts';
import { type AdminQuery, adminList, equals } from '../../platform/http/admin-list.ts';

const COLUMNS = { issuedAt: 'invoices.issuedAt', number: 'invoices.number' };

const FILTER_COLUMNS = {
  id: 'invoices.id',
  userId: 'invoices.userId',
  paymentId: 'invoices.paymentId',
  kind: 'invoices.kind',
};

export type AdminInvoiceRow = Awaited<ReturnType<typeof adminInvoices>>['rows'][number];

/** The back office's list: rows of a range, and how many match in all. */
export function adminInvoices(db: DbOrTrx, query: AdminQuery<typeof adminInvoicesQuery>) {
  const found = db
    .selectFrom('invoices')
    .innerJoin('users', 'users.id', 'invoices.userId')
    .innerJoin('payments', 'payments.id', 'invoices.paymentId')
    .selectAll('invoices')
    .select(['users.email as userEmail', 'payments.reference as paymentReference'])
    .where((where) => where.and(equals(FILTER_COLUMNS, query.filter)));
  return adminList(found, query, COLUMNS, 'invoices.id');
}
