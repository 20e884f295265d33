import { newPayment, PAYMENT_SIGNED_OUT } from '../../../contract/new-payment.ts';
import { payment, paymentPage, paymentsQuery } from '../../../contract/payments.ts';
import { signedIn, signedInTo } from '../../platform/http/access.ts';
import { created, ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { presentPayment } from './present.ts';
import { ownPayments } from './queries.ts';
import { submitPayment } from './submit.ts';
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
        items: rows.map(presentPayment),
        nextCursor,
        totals: await totalsOf(db, account.id),
      };
    },
  }),
  route('POST /api/payments', {
    summary: 'Accept the contract and say how it was paid; once for an Idempotency-Key',
    access: signedInTo(PAYMENT_SIGNED_OUT),
    body: newPayment,
    once: true,
    limits: ({ account }) => [['payAccount', account.id]],
    answer: created(payment, 'The payment, to be verified'),
    errors: [
      'payment_option_unavailable',
      'payment_minimum_missing',
      'transaction_hash_used',
      'payment_terms_changed',
      'contract_unavailable',
      'payments_waiting',
    ],
    handle: ({ services, actor, body, key }) => submitPayment(services, actor, body, key),
  }),
);
