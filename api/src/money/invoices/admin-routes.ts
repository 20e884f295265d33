import { adminInvoice, adminInvoicesQuery } from '../../../contract/invoices.ts';
import { staff } from '../../platform/http/access.ts';
import { listRoute } from '../../platform/http/list-route.ts';
import { routes } from '../../platform/http/route.ts';
import { adminInvoices } from './admin-list.ts';
import { presentAdminInvoice } from './present.ts';

export const invoiceAdminRoutes = routes(
  'invoices',
  listRoute('GET /api/admin/invoices', {
    summary: 'Every invoice and credit note',
    access: staff('managePayments'),
    query: adminInvoicesQuery,
    item: adminInvoice,
    rows: adminInvoices,
    present: presentAdminInvoice,
  }),
);
