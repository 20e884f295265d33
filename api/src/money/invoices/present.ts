import {
  type AdminInvoice,
  adminInvoice,
  type Invoice,
  invoice,
  invoiceUrl,
} from '../../../contract/invoices.ts';
import { centsToEuros } from '../../../contract/money.ts';
import { allowed } from '../../platform/allowed.ts';
import type { AdminInvoiceRow } from './admin-list.ts';
import { invoiceDocument } from './document.ts';
import type { InvoiceRow } from './queries.ts';

type Issued = Pick<InvoiceRow, 'id' | 'kind' | 'number' | 'issuedAt' | 'paymentId' | 'document'>;

const told = ({ id, document }: Issued) => ({
  total: centsToEuros(invoiceDocument.parse(JSON.parse(document)).totalCents),
  url: invoiceUrl(id),
});

/** What leaves about an invoice in a list. Its content leaves as a PDF. */
export const presentInvoice = (r: Issued): Invoice => allowed(invoice, { ...r, ...told(r) });

export const presentAdminInvoice = (r: AdminInvoiceRow): AdminInvoice =>
  allowed(adminInvoice, { ...r, ...told(r) });
