import { sql } from 'kysely';
import { countOf, countsOf } from '../../platform/count.ts';
import type { Feature } from '../../platform/feature.ts';
import { withdrawalAdminRoutes } from './admin-routes.ts';
import { withdrawalChange } from './decide.ts';
import { withdrawalData } from './personal-data.ts';
import { withdrawalRoutes } from './routes.ts';

export const withdrawals = {
  routes: [withdrawalRoutes, withdrawalAdminRoutes],
  counts: {
    permission: 'managePayments',
    async read(db) {
      const all = db.selectFrom('withdrawals');
      const [total, pending] = await countsOf(all, sql`"status" = 'pending'`);
      return { totalWithdrawals: total, pendingWithdrawals: pending };
    },
  },
  topics: ['withdrawals'],
  approvals: [withdrawalChange],
  personalData: withdrawalData,
  blockers: {
    withdrawal: async (db, userId) => {
      const own = db.selectFrom('withdrawals').where('userId', '=', userId);
      return (await countOf(own.where('status', '=', 'pending'))) > 0;
    },
  },
} satisfies Feature;
