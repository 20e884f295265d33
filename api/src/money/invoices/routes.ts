import { INVOICE_KIND_LABELS, invoiceList } from '../../../contract/invoices.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import { type SignedIn, signedInWhateverStatus } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { pdf, sendPdf } from '../../platform/http/pdf.ts';
import { route, routes } from '../../platform/http/route.ts';
import { invoicePdf } from './pdf.ts';
import { presentInvoice } from './present.ts';
import {
  type InvoiceRow,
  type InvoiceScope,
  newestInvoice,
  ownInvoices,
  readInvoice,
} from './queries.ts';

const scopeOf = ({ account }: SignedIn): InvoiceScope =>
  account.permissions?.managePayments ? 'staff' : { ownerId: account.id };

/** Sends the PDF; what one of the team reads is written down. */
async function send({ c, services, account }: SignedIn, invoice: InvoiceRow): Promise<Response> {
  await noteRead(services, account, ['invoices', invoice.id], invoice.userId);
  const name = `${INVOICE_KIND_LABELS[invoice.kind].toLowerCase()}-${invoice.number}.pdf`;
  return sendPdf(c, name, await invoicePdf(invoice));
}

export const invoiceRoutes = routes(
  'invoices',
  route('GET /api/invoices', {
    summary: 'Own invoices and credit notes, newest first',
    access: signedInWhateverStatus,
    answer: ok(invoiceList, 'All of them'),
    handle: async ({ services, account }) => ({
      items: (await ownInvoices(services.db, account.id)).map(presentInvoice),
    }),
  }),
  route('GET /api/payments/{id}/invoice', {
    summary: 'The newest invoice of a payment; for its owner and for staff who manage payments',
    access: signedInWhateverStatus,
    answer: pdf,
    errors: ['not_found'],
    handle: async ({ id, ...reader }) =>
      send(reader, await newestInvoice(reader.services.db, id, scopeOf(reader))),
  }),
  route('GET /api/invoices/{id}', {
    summary: 'One invoice or credit note; for its owner and for staff who manage payments',
    access: signedInWhateverStatus,
    answer: pdf,
    errors: ['not_found'],
    handle: async ({ id, ...reader }) =>
      send(reader, await readInvoice(reader.services.db, id, scopeOf(reader))),
  }),
);
