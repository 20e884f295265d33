import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { adminListQuery } from '../../../contract/pagination.ts';
import {
  ADMIN_PAYMENT_SORTS,
  adminPayment,
  adminPaymentFilter,
  adminPaymentTotals,
  type PaymentAction,
  paymentDecision,
} from '../../../contract/payments.ts';
import { actorOf, staff } from '../../platform/http/access.ts';
import { contentRange, readAdminList } from '../../platform/http/admin-list.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { idParam, router } from '../../platform/http/router.ts';
import { adminPayments } from './admin-list.ts';
import { decidePayment } from './decide.ts';
import { presentAdminPayment } from './present.ts';
import { paymentForStaff } from './staff-records.ts';
import { staffTotals } from './totals.ts';

const tags = ['payments'];
const REFUSED = ['session_required', 'permission_denied'] as const;

const getPayments = createRoute({
  method: 'get',
  path: '/api/admin/payments',
  tags,
  summary: 'Payments, of closed accounts where asked for; `Content-Range` carries the total',
  ...staff('managePayments'),
  request: { query: adminListQuery },
  responses: {
    200: json(z.array(adminPayment), 'Rows'),
    ...refusals(...REFUSED, 'invalid_query'),
  },
});

const getTotals = createRoute({
  method: 'get',
  path: '/api/admin/payments/totals',
  tags,
  summary: 'What is confirmed, of closed accounts too, and what waits, in euros',
  ...staff('managePayments'),
  responses: { 200: json(adminPaymentTotals, 'Totals'), ...refusals(...REFUSED) },
});

const getPayment = createRoute({
  method: 'get',
  path: '/api/admin/payments/{id}',
  tags,
  summary: 'One payment with its papers',
  ...staff('managePayments'),
  request: { params: idParam },
  responses: { 200: json(adminPayment, 'The payment'), ...refusals(...REFUSED, 'not_found') },
});

const decision = <Noun extends PaymentAction>(noun: Noun, summary: string) =>
  createRoute({
    method: 'post',
    path: `/api/admin/payments/{id}/${noun}`,
    tags,
    summary,
    ...staff('managePayments'),
    request: { params: idParam, body: body(paymentDecision) },
    responses: {
      200: json(adminPayment, 'The payment as it is now'),
      ...refusals(...REFUSED, 'not_found', 'validation', 'payment_details_refused'),
      ...refusals(
        'own_affair',
        'account_erased',
        'stale_version',
        'payment_action_refused',
        'payment_refunded',
        'transaction_hash_confirmed',
      ),
    },
  });

const postConfirmation = decision('confirmation', 'Confirm, and issue the invoice');
const postRejection = decision('rejection', 'Reject; a confirmed one gets a credit note');
const postUnverification = decision(
  'unverification',
  'Mark unverified; a confirmed one gets a credit note',
);

export const paymentAdminRoutes = router()
  .openapi(getPayments, async (c) => {
    const query = readAdminList(c.req.valid('query'), {
      filter: adminPaymentFilter,
      sorts: ADMIN_PAYMENT_SORTS,
      fallback: 'createdAt',
    });
    const { rows, total } = await adminPayments(c.var.services, query);
    c.header('content-range', contentRange('payments', query.offset, rows.length, total));
    return c.json(rows.map(presentAdminPayment), 200);
  })
  .openapi(getTotals, async (c) => c.json(await staffTotals(c.var.services), 200))
  .openapi(getPayment, async (c) => {
    const found = await paymentForStaff(c.var.services.db, c.req.valid('param').id);
    return c.json(presentAdminPayment(found), 200);
  })
  .openapi(postConfirmation, async (c) => {
    const { id } = c.req.valid('param');
    const how = c.req.valid('json');
    return c.json(await decidePayment(c.var.services, actorOf(c), id, 'confirmation', how), 200);
  })
  .openapi(postRejection, async (c) => {
    const { id } = c.req.valid('param');
    const how = c.req.valid('json');
    return c.json(await decidePayment(c.var.services, actorOf(c), id, 'rejection', how), 200);
  })
  .openapi(postUnverification, async (c) => {
    const { id } = c.req.valid('param');
    const how = c.req.valid('json');
    return c.json(await decidePayment(c.var.services, actorOf(c), id, 'unverification', how), 200);
  });
