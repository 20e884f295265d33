import type { Feature } from '../feature.ts';
import { probeAdminRoutes } from './admin-routes.ts';
import { takeReadings } from './readings.ts';

export const probes = {
  routes: [probeAdminRoutes],
  // Every hour of every day: which of them are worked is for the calendar of Paris to say.
  jobs: [{ name: 'probes', times: '23 * * * *', run: takeReadings }],
  topics: ['probes'],
} satisfies Feature;
