import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { adminInvoice, INVOICE_SORTS, invoiceFilter } from '../../../contract/invoices.ts';
import { adminListQuery } from '../../../contract/pagination.ts';
import { staff } from '../../platform/http/access.ts';
import { contentRange, readAdminList } from '../../platform/http/admin-list.ts';
import { json, refusals } from '../../platform/http/answers.ts';
import { router } from '../../platform/http/router.ts';
import { adminInvoices } from './admin-list.ts';
import { presentAdminInvoice } from './present.ts';

const getInvoices = createRoute({
  method: 'get',
  path: '/api/admin/invoices',
  tags: ['invoices'],
  summary: 'Every invoice and credit note; `Content-Range` carries the total',
  ...staff('managePayments'),
  request: { query: adminListQuery },
  responses: {
    200: json(z.array(adminInvoice), 'Rows'),
    ...refusals('session_required', 'permission_denied', 'invalid_query'),
  },
});

export const invoiceAdminRoutes = router().openapi(getInvoices, async (c) => {
  const query = readAdminList(c.req.valid('query'), {
    filter: invoiceFilter,
    sorts: INVOICE_SORTS,
    fallback: 'issuedAt',
  });
  const { rows, total } = await adminInvoices(c.var.services.db, query);
  c.header('content-range', contentRange('invoices', query.offset, rows.length, total));
  return c.json(rows.map(presentAdminInvoice), 200);
});
