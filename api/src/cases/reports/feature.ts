import { sql } from 'kysely';
import { countsOf } from '../../platform/count.ts';
import type { Feature } from '../../platform/feature.ts';
import { reportAdminRoutes } from './admin-routes.ts';
import { averageTime, successRate, victimsHelped } from './measures.ts';
import { reportRoutes } from './routes.ts';

export const reports = {
  routes: [reportRoutes, reportAdminRoutes],
  async counts(db, may) {
    if (!may.manageReports) return {};
    const shown = db.selectFrom('reports').where('deletedAt', 'is', null);
    const [total, pending] = await countsOf(shown, sql`"status" = 'pending'`);
    return { totalReports: total, pendingReports: pending };
  },
  topics: ['reports', 'summary'],
  documents: {
    owns: ({ reportId }) => reportId !== null,
    mayRead: (_db, { permissions }) => permissions?.manageReports === true,
  },
  measures: { successRate, victimsHelped, averageTime },
} satisfies Feature;
