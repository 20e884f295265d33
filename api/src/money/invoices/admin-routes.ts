import {
  type AdminInvoice,
  adminInvoice,
  INVOICE_KIND_LABELS,
} from '../../../contract/invoices.ts';
import { staff } from '../../platform/http/access.ts';
import type { Csv } from '../../platform/http/csv.ts';
import { listRoutes } from '../../platform/http/list-routes.ts';
import { routes } from '../../platform/http/route.ts';
import { parisTime } from '../../platform/paris-days.ts';
import { adminInvoiceList } from './admin-list.ts';
import { presentAdminInvoice } from './present.ts';

const columns: Csv<AdminInvoice> = [
  ['Numéro', (i) => i.number],
  ['Nature', (i) => INVOICE_KIND_LABELS[i.kind]],
  ['Émise (heure de Paris)', (i) => parisTime(i.issuedAt)],
  ['Paiement', (i) => i.paymentReference],
  ['Total (€)', (i) => i.total],
  ['Adresse e-mail', (i) => i.userEmail],
];

export const invoiceAdminRoutes = routes(
  'invoices',
  listRoutes('GET /api/admin/invoices', {
    summary: 'Every invoice and credit note',
    access: staff('managePayments'),
    list: adminInvoiceList,
    item: adminInvoice,
    present: presentAdminInvoice,
    csv: { file: 'factures', of: 'invoices', columns },
  }),
);
