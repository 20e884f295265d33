import { countOf } from '../../platform/count.ts';
import type { Feature } from '../../platform/feature.ts';
import { disputeAdminRoutes } from './admin-routes.ts';
import { disputeData } from './personal-data.ts';
import { removeOldDisputes } from './remove.ts';
import { disputeRoutes } from './routes.ts';

export const disputes = {
  routes: [disputeRoutes, disputeAdminRoutes],
  tidy: removeOldDisputes,
  counts: {
    permission: 'systemSettings',
    read: async (db) => ({
      openDisputes: await countOf(db.selectFrom('disputes').where('status', '=', 'open')),
    }),
  },
  topics: ['disputes'],
  personalData: disputeData,
} satisfies Feature;
