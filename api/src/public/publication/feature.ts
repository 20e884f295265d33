import type { Feature } from '../../platform/feature.ts';
import { daysBefore } from '../../platform/paris-days.ts';
import { publicationAdminRoutes } from './admin-routes.ts';
import { publishDaily, removeOldPublications } from './daily.ts';
import { publicationLag } from './lag.ts';

export const publication = {
  routes: [publicationAdminRoutes],
  jobs: [{ name: 'daily_site', times: '5 0 * * *', timezone: 'Europe/Paris', run: publishDaily }],
  tidy: ({ db, now }) => removeOldPublications(db, daysBefore(now(), 90).toISOString()),
  probes: [publicationLag],
  topics: ['site-settings'],
} satisfies Feature;
