import {
  adminPayment,
  adminPaymentTotals,
  type PaymentAction,
  paymentDecision,
} from '../../../contract/payments.ts';
import { PROPOSAL_ERRORS } from '../../people/approvals/propose.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import { staff } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { listRoutes } from '../../platform/http/list-routes.ts';
import { route, routes } from '../../platform/http/route.ts';
import { adminPaymentList } from './admin-list.ts';
import { paymentColumns } from './csv.ts';
import { decidePayment } from './decide.ts';
import { presentAdminPayment } from './present.ts';
import { paymentForStaff } from './staff-records.ts';
import { staffTotals } from './totals.ts';

const access = staff('managePayments');

const decision = (action: PaymentAction, summary: string) =>
  route(`POST /api/admin/payments/{id}/${action}`, {
    summary,
    access,
    body: paymentDecision,
    answer: ok(adminPayment, 'The payment as it is now'),
    errors: [
      'not_found',
      'own_affair',
      'account_erased',
      'stale_version',
      'payment_action_refused',
      'transaction_missing',
      'payment_refunded',
      'transaction_hash_confirmed',
      ...PROPOSAL_ERRORS,
    ],
    handle: ({ services, actor, id, body }) => decidePayment(services, actor, id, action, body),
  });

export const paymentAdminRoutes = routes(
  'payments',
  listRoutes('GET /api/admin/payments', {
    summary: 'Payments, of closed accounts where asked for',
    access,
    list: adminPaymentList,
    item: adminPayment,
    present: presentAdminPayment,
    csv: { file: 'paiements', of: 'payments', columns: paymentColumns },
  }),
  route('GET /api/admin/payments/totals', {
    summary: 'What is confirmed, of closed accounts too, and what waits, in euros',
    access,
    answer: ok(adminPaymentTotals, 'Totals'),
    handle: ({ services }) => staffTotals(services.db),
  }),
  route('GET /api/admin/payments/{id}', {
    summary: 'One payment with its invoices; the read is written down',
    access,
    answer: ok(adminPayment, 'The payment'),
    errors: ['not_found'],
    async handle({ services, actor, id }) {
      const payment = await paymentForStaff(services.db, id);
      await noteRead(services, actor, ['payments', id], payment.userId);
      return presentAdminPayment(payment);
    },
  }),
  decision('confirmation', 'Confirm, and issue the invoice; a large one waits for a second person'),
  decision('rejection', 'Reject; a confirmed one gets a credit note'),
  decision('unverification', 'Mark unverified; a confirmed one gets a credit note'),
);
