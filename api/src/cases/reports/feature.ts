import { sql } from 'kysely';
import { settling } from '../../platform/bulk/reverse.ts';
import { countOf } from '../../platform/count.ts';
import type { Feature } from '../../platform/feature.ts';
import { reportAdminRoutes } from './admin-routes.ts';
import { reportStatusChanges } from './change-statuses.ts';
import { hiddenReports } from './hidden.ts';
import { averageTime, successRate, victimsHelped } from './measures.ts';
import { reportData } from './personal-data.ts';
import { reportProbes } from './probes.ts';
import { oldReports } from './retention.ts';
import { reportRoutes } from './routes.ts';

export const reports = {
  routes: [reportRoutes, reportAdminRoutes],
  counts: {
    permission: 'manageReports',
    async read(db) {
      const shown = db.selectFrom('reports').where(sql<boolean>`"deletedAt" is null`);
      return {
        totalReports: await countOf(shown),
        pendingReports: await countOf(shown.where(sql<boolean>`"status" = 'pending'`)),
      };
    },
  },
  jobs: [settling(reportStatusChanges)],
  probes: reportProbes,
  topics: ['reports', 'summary'],
  documents: {
    owns: ({ reportId }) => reportId !== null,
    mayRead: (_db, { permissions }) => permissions?.manageReports === true,
  },
  measures: { successRate, victimsHelped, averageTime },
  personalData: reportData,
  retention: [oldReports],
  hidden: { reports: hiddenReports },
} satisfies Feature;
