import { type AdminInvoice, invoiceUrl } from '../../contract/invoices.ts';
import { centsToEuros } from '../../contract/money.ts';
import type { AdminInvoiceRow } from './admin-list.ts';
import { invoiceDocument } from './document.ts';

export function presentAdminInvoice(r: AdminInvoiceRow): AdminInvoice {
  const { totalCents } = invoiceDocument.parse(JSON.parse(r.document));
  return {
    id: r.id,
    kind: r.kind,
    number: r.number,
    issuedAt: r.issuedAt,
    paymentId: r.paymentId,
    paymentReference: r.paymentReference,
    userId: r.userId,
    userEmail: r.userEmail,
    total: centsToEuros(totalCents),
    url: invoiceUrl(r.id),
  };
}
