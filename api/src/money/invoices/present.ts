import { type AdminInvoice, type Invoice, invoiceUrl } from '../../../contract/invoices.ts';
import { centsToEuros } from '../../../contract/money.ts';
import type { AdminInvoiceRow } from './admin-list.ts';
import { invoiceDocument } from './document.ts';
import type { InvoiceRow } from './queries.ts';

type Paper = Pick<InvoiceRow, 'id' | 'kind' | 'number' | 'issuedAt' | 'paymentId' | 'document'>;

/** What its owner sees in a list; what stands on it leaves as its PDF. */
export function presentInvoice(r: Paper): Invoice {
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
