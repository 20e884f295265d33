import { sql } from 'kysely';
import { countOf, countsOf } from '../../platform/count.ts';
import type { Feature } from '../../platform/feature.ts';
import { withdrawalAdminRoutes } from './admin-routes.ts';
import { withdrawalData } from './personal-data.ts';
import { withdrawalRoutes } from './routes.ts';

export const withdrawals = {
  routes: [withdrawalRoutes, withdrawalAdminRoutes],
  async counts(db, may) {
    if (!may.managePayments) return {};
    const [total, pending] = await countsOf(
      db.selectFrom('withdrawals'),
      sql`"status" = 'pending'`,
    );
    return { totalWithdrawals: total, pendingWithdrawals: pending };
  },
  topics: ['withdrawals'],
  personalData: withdrawalData,
  blockers: {
    withdrawal: async (db, userId) => {
      const own = db.selectFrom('withdrawals').where('userId', '=', userId);
      return (await countOf(own.where('status', '=', 'pending'))) > 0;
    },
  },
} satisfies Feature;
