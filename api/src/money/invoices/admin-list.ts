import type { DbOrTrx } from '@parade/db';
import { adminInvoicesQuery } from '../../../contract/invoices.ts';
import { equals } from '../../platform/http/admin-list.ts';
import type { AdminList } from '../../platform/http/list-routes.ts';

const FILTER_COLUMNS = {
  id: 'invoices.id',
  userId: 'invoices.userId',
  paymentId: 'invoices.paymentId',
  kind: 'invoices.kind',
};

const rows = (db: DbOrTrx, ids: readonly string[]) =>
  db
    .selectFrom('invoices')
    .innerJoin('users', 'users.id', 'invoices.userId')
    .innerJoin('payments', 'payments.id', 'invoices.paymentId')
    .selectAll('invoices')
    .select(['users.email as userEmail', 'payments.reference as paymentReference'])
    .where('invoices.id', 'in', ids)
    .execute();
export type AdminInvoiceRow = Awaited<ReturnType<typeof rows>>[number];

/** The back office's list of invoices and credit notes. */
export const adminInvoiceList: AdminList<typeof adminInvoicesQuery, AdminInvoiceRow> = {
  query: adminInvoicesQuery,
  table: {
    table: 'invoices',
    columns: { issuedAt: 'invoices.issuedAt', number: 'invoices.number' },
  },
  where: (filter) => equals(FILTER_COLUMNS, filter),
  rows,
};
