import {
  newPayment,
  PAYMENT_SIGNED_OUT,
  paymentTransaction,
} from '../../../contract/new-payment.ts';
import { order, paymentPage, paymentsQuery } from '../../../contract/payments.ts';
import { signedIn, signedInTo } from '../../platform/http/access.ts';
import { created, ok } from '../../platform/http/answers.ts';
import { emptyBody, route, routes } from '../../platform/http/route.ts';
import { cancelOrder } from './cancel.ts';
import { nameTransaction } from './name-transaction.ts';
import { orderPayment } from './order.ts';
import { readOrder } from './own-order.ts';
import { presentOwnPayment } from './present.ts';
import { ownPayments } from './queries.ts';
import { totalsOf } from './totals.ts';

export const paymentRoutes = routes(
  'payments',
  route('GET /api/payments', {
    summary: 'Own payments, newest first, with the totals over all of them',
    access: signedIn,
    query: paymentsQuery,
    answer: ok(paymentPage, 'A page of payments'),
    async handle({ services: { db }, account, query }) {
      const { rows, nextCursor } = await ownPayments(db, account.id, query);
      return {
        items: rows.map(presentOwnPayment),
        nextCursor,
        totals: await totalsOf(db, account.id),
      };
    },
  }),
  route('POST /api/payments', {
    summary:
      'Accept the contract and order; the answer says where to pay; once for an Idempotency-Key',
    access: signedInTo(PAYMENT_SIGNED_OUT),
    body: newPayment,
    once: true,
    limits: ({ account }) => [['payAccount', account.id]],
    answer: created(order, 'The order, with where and how to pay it'),
    errors: [
      'payment_option_unavailable',
      'payment_minimum_missing',
      'payment_terms_changed',
      'contract_unavailable',
      'payments_waiting',
    ],
    handle: ({ services, actor, body, key }) => orderPayment(services, actor, body, key),
  }),
  route('GET /api/payments/{id}', {
    summary: 'One own payment, with where and how to pay it while it waits for that',
    access: signedIn,
    answer: ok(order, 'The payment'),
    errors: ['not_found'],
    handle: ({ services, account, id }) => readOrder(services, services.db, account.id, id),
  }),
  route('PUT /api/payments/{id}/transaction', {
    summary: 'Name the transaction by which an order was paid; the same one again changes nothing',
    access: signedInTo(PAYMENT_SIGNED_OUT),
    body: paymentTransaction,
    limits: ({ account }) => [['transactionAccount', account.id]],
    answer: ok(order, 'The payment, to be verified'),
    errors: [
      'not_found',
      'transaction_hash_used',
      'transaction_named',
      'transaction_not_awaited',
      'stale_version',
    ],
    handle: ({ services, actor, id, body }) => nameTransaction(services, actor, id, body),
  }),
  route('POST /api/payments/{id}/cancellation', {
    summary: 'Cancel an order that is not paid; its contract ends and nothing is owed',
    access: signedIn,
    body: emptyBody,
    answer: ok(order, 'The order, cancelled'),
    errors: ['not_found', 'contract_replaced', 'order_not_cancellable'],
    handle: ({ services, actor, id }) => cancelOrder(services, actor, id),
  }),
);
