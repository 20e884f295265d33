import type { Feature } from '../../platform/feature.ts';
import { exportData } from './exports/personal-data.ts';
import { removeOldExports, resumeExports } from './exports/prepare.ts';
import { personalDataRoutes } from './routes.ts';

export const personalData = {
  routes: [personalDataRoutes],
  jobs: [
    // Also what another process left unfinished.
    { name: 'exports', times: '* * * * *', atStart: true, run: resumeExports },
  ],
  tidy: removeOldExports,
  topics: ['exports'],
  personalData: exportData,
} satisfies Feature;
