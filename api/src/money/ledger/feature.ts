import { countOf } from '../../platform/count.ts';
import type { Feature } from '../../platform/feature.ts';
import { ledgerAdminRoutes } from './admin-routes.ts';
import { fundsRecovered, hasMoneyLeft } from './balance.ts';
import { ledgerData } from './personal-data.ts';
import { ledgerRoutes } from './routes.ts';

export const ledger = {
  routes: [ledgerRoutes, ledgerAdminRoutes],
  counts: {
    permission: 'managePayments',
    async read(db) {
      const proposed = db.selectFrom('recovered_amounts').where('status', '=', 'proposed');
      return {
        proposedAmounts: await countOf(proposed),
        totalRecoveredAmount: await fundsRecovered(db),
      };
    },
  },
  topics: ['balance'],
  measures: { fundsRecovered },
  personalData: ledgerData,
  blockers: { balance: hasMoneyLeft },
} satisfies Feature;
