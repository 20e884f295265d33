import { alertSearch } from '@parade/db';
import { countOf } from '../../platform/count.ts';
import type { Feature } from '../../platform/feature.ts';
import { firmsInForce } from './admin/firms.ts';
import { publishedChange } from './admin/published-change.ts';
import { alertAdminRoutes } from './admin/routes.ts';
import { alertData } from './personal-data.ts';
import { oldMarks } from './retention.ts';
import { alertRoutes } from './routes.ts';

export const alerts = {
  routes: [alertRoutes, alertAdminRoutes],
  counts: {
    permission: 'systemSettings',
    read: async (db) => ({
      pendingAlerts: await countOf(db.selectFrom('alerts').where('status', '=', 'pending')),
    }),
  },
  jobs: [
    {
      name: 'alert_search',
      times: '47 * * * *',
      atStart: true,
      run: ({ db }) => alertSearch(db).keepLarge(db),
    },
  ],
  topics: ['alerts'],
  opening: { inForce: firmsInForce },
  approvals: [publishedChange],
  personalData: alertData,
  retention: [oldMarks],
} satisfies Feature;
