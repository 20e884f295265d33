import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { INVOICE_KIND_LABELS, invoiceList } from '../../../contract/invoices.ts';
import type { HonoEnv } from '../../platform/context.ts';
import { signedInWhateverStatus } from '../../platform/http/access.ts';
import { json, refusals } from '../../platform/http/answers.ts';
import { pdfAnswer, sendPdf } from '../../platform/http/pdf.ts';
import { idParam, router } from '../../platform/http/router.ts';
import { invoicePdf } from './pdf.ts';
import { presentInvoice } from './present.ts';
import {
  type InvoiceRow,
  type InvoiceScope,
  newestInvoice,
  ownInvoices,
  readInvoice,
} from './queries.ts';

const tags = ['invoices'];
const request = { params: idParam };
const responses = { 200: pdfAnswer, ...refusals('session_required', 'not_found') };

const getInvoices = createRoute({
  method: 'get',
  path: '/api/invoices',
  tags,
  summary: 'Own invoices and credit notes, newest first',
  ...signedInWhateverStatus,
  responses: { 200: json(invoiceList, 'All of them'), ...refusals('session_required') },
});

const getOfPayment = createRoute({
  method: 'get',
  path: '/api/payments/{id}/invoice',
  tags,
  summary: 'The newest invoice of a payment; for its owner and for staff who manage payments',
  ...signedInWhateverStatus,
  request,
  responses,
});

const getInvoice = createRoute({
  method: 'get',
  path: '/api/invoices/{id}',
  tags,
  summary: 'One invoice or credit note; for its owner and for staff who manage payments',
  ...signedInWhateverStatus,
  request,
  responses,
});

const scopeOf = ({ account }: HonoEnv['Variables']['session']): InvoiceScope =>
  account.permissions?.managePayments ? 'staff' : { ownerId: account.id };

async function send(c: Context<HonoEnv>, invoice: InvoiceRow): Promise<Response> {
  const name = `${INVOICE_KIND_LABELS[invoice.kind].toLowerCase()}-${invoice.number}.pdf`;
  return sendPdf(c, name, await invoicePdf(invoice));
}

export const invoiceRoutes = router()
  .openapi(getInvoices, async (c) => {
    const { services, session } = c.var;
    const found = await ownInvoices(services.db, session.account.id);
    return c.json({ items: found.map(presentInvoice) }, 200);
  })
  .openapi(getOfPayment, async (c) => {
    const { services, session } = c.var;
    const { id } = c.req.valid('param');
    return send(c, await newestInvoice(services.db, id, scopeOf(session)));
  })
  .openapi(getInvoice, async (c) => {
    const { services, session } = c.var;
    const { id } = c.req.valid('param');
    return send(c, await readInvoice(services.db, id, scopeOf(session)));
  });
