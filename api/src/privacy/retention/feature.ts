import type { Feature } from '../../platform/feature.ts';
import { retentionAdminRoutes } from './admin-routes.ts';
import { runDaily } from './schedule.ts';

export const retention = {
  routes: [retentionAdminRoutes],
  jobs: [
    // At a quiet hour, and not at one that a change of the clocks skips or repeats.
    { name: 'retention', times: '40 4 * * *', timezone: 'Europe/Paris', run: runDaily },
  ],
  topics: ['retention'],
} satisfies Feature;
