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
  opening: {
    // Approved and not paid out yet: whoever opens the platform would pay it.
    async owes(db, since) {
      let due = db
        .selectFrom('withdrawals')
        .where('status', '=', 'approved')
        .where('payoutReference', 'is', null);
      if (since !== null) due = due.where('decidedAt', '>=', since);
      return (await countOf(due)) > 0;
    },
  },
  approvals: [withdrawalChange],
  personalData: withdrawalData,
  blockers: {
    withdrawal: async (db, userId) => {
      const own = db.selectFrom('withdrawals').where('userId', '=', userId);
      return (await countOf(own.where('status', '=', 'pending'))) > 0;
    },
  },
} satisfies Feature;
