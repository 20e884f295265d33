import { type AdminInvoice, type Invoice, invoiceUrl } from '../../../contract/invoices.ts';
import { centsToEuros } from '../../../contract/money.ts';
import type { AdminInvoiceRow } from './admin-list.ts';
import { invoiceDocument } from './document.ts';
import type { InvoiceRow } from './queries.ts';

type Issued = Pick<InvoiceRow, 'id' | 'kind' | 'number' | 'issuedAt' | 'paymentId' | 'document'>;

/** What leaves about an invoice in a list: an allow-list. Its content leaves as a PDF. */
export function presentInvoice(r: Issued): Invoice {
  const { totalCents } = invoiceDocument.parse(JSON.parse(r.document));
  return {
    id: r.id,
    kind: r.kind,
    number: r.number,
    issuedAt: r.issuedAt,
    paymentId: r.paymentId,
    total: centsToEuros(totalCents),
    url: invoiceUrl(r.id),
  };
}

export const presentAdminInvoice = (r: AdminInvoiceRow): AdminInvoice => ({
  ...presentInvoice(r),
  paymentReference: r.paymentReference,
  userId: r.userId,
  userEmail: r.userEmail,
});
