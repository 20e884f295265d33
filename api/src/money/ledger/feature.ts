import { countOf } from '../../platform/count.ts';
import type { Feature } from '../../platform/feature.ts';
import { ledgerAdminRoutes } from './admin-routes.ts';
import { fundsRecovered } from './balance.ts';
import { ledgerRoutes } from './routes.ts';

export const ledger = {
  routes: [ledgerRoutes, ledgerAdminRoutes],
  async counts(db, may) {
    if (!may.managePayments) return {};
    const proposed = db.selectFrom('recovered_amounts').where('status', '=', 'proposed');
    return {
      proposedAmounts: await countOf(proposed),
      totalRecoveredAmount: await fundsRecovered(db),
    };
  },
  topics: ['balance'],
  measures: { fundsRecovered },
} satisfies Feature;
