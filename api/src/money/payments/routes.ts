import { createRoute } from '@hono/zod-openapi';
import { newPayment, PAYMENT_SIGNED_OUT } from '../../../contract/new-payment.ts';
import { payment, paymentPage, paymentsQuery } from '../../../contract/payments.ts';
import { actorOf, signedIn, signedInTo } from '../../platform/http/access.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { idempotencyHeader, router } from '../../platform/http/router.ts';
import { presentPayment } from './present.ts';
import { ownPayments } from './queries.ts';
import { submitPayment } from './submit.ts';
import { totalsOf } from './totals.ts';

const tags = ['payments'];

const getPayments = createRoute({
  method: 'get',
  path: '/api/payments',
  tags,
  summary: 'Own payments, newest first, with the totals over all of them',
  ...signedIn,
  request: { query: paymentsQuery },
  responses: {
    200: json(paymentPage, 'A page of payments'),
    ...refusals('session_required', 'invalid_query'),
  },
});

const postPayment = createRoute({
  method: 'post',
  path: '/api/payments',
  tags,
  summary: 'Accept the contract and say how it was paid; once for an Idempotency-Key',
  ...signedInTo(PAYMENT_SIGNED_OUT),
  request: { headers: idempotencyHeader, body: body(newPayment) },
  responses: {
    201: json(payment, 'The payment, to be verified'),
    ...refusals('session_required', 'rate_limited', 'idempotency_key_malformed'),
    ...refusals('validation', 'payment_option_unavailable', 'payment_minimum_missing'),
    ...refusals(
      'transaction_hash_used',
      'payment_terms_changed',
      'contract_unavailable',
      'payments_waiting',
      'idempotency_conflict',
    ),
  },
});

export const paymentRoutes = router()
  .openapi(getPayments, async (c) => {
    const { services, session } = c.var;
    const userId = session.account.id;
    const { status, cursor, limit } = c.req.valid('query');
    const { rows, nextCursor } = await ownPayments(services, { userId, status, cursor, limit });
    const totals = await totalsOf(services, userId);
    return c.json({ items: rows.map(presentPayment), nextCursor, totals }, 200);
  })
  .openapi(postPayment, async (c) => {
    const { services, session } = c.var;
    await services.limits.take('payAccount', session.account.id);
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await submitPayment(services, actorOf(c), c.req.valid('json'), key), 201);
  });
