import { countsOf } from '../../platform/count.ts';
import type { Feature } from '../../platform/feature.ts';
import { paymentAdminRoutes } from './admin-routes.ts';
import { isShownToStaff, isWaiting } from './conditions.ts';
import { paymentChange } from './decide.ts';
import { hiddenPayments } from './hidden.ts';
import { hasWaitingPayment, paymentData } from './personal-data.ts';
import { paymentRoutes } from './routes.ts';

export const payments = {
  routes: [paymentRoutes, paymentAdminRoutes],
  counts: {
    permission: 'managePayments',
    async read(db) {
      const shown = db
        .selectFrom('payments')
        .innerJoin('contracts', 'contracts.id', 'payments.contractId')
        .where(isShownToStaff);
      const [total, pending] = await countsOf(shown, isWaiting);
      return { totalPayments: total, pendingPayments: pending };
    },
  },
  topics: ['payments'],
  approvals: [paymentChange],
  personalData: paymentData,
  blockers: { payment: hasWaitingPayment },
  hidden: { payments: hiddenPayments },
} satisfies Feature;
