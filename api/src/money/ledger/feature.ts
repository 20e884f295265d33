import type { Feature } from '../../platform/feature.ts';
import { ledgerAdminRoutes } from './admin-routes.ts';
import { fundsRecovered, hasMoneyLeft, leftMoney } from './balance.ts';
import { balanceChange } from './balance-change.ts';
import { ledgerData } from './personal-data.ts';
import { ledgerRoutes } from './routes.ts';

export const ledger = {
  routes: [ledgerRoutes, ledgerAdminRoutes],
  counts: {
    permission: 'managePayments',
    read: async (db) => ({ totalRecoveredAmount: await fundsRecovered(db) }),
  },
  topics: ['balance'],
  measures: { fundsRecovered },
  personalData: ledgerData,
  blockers: { balance: hasMoneyLeft },
  opening: { owes: leftMoney },
  approvals: [balanceChange],
} satisfies Feature;
