import type { Feature } from '../../platform/feature.ts';
import { checksAnswered, storeCounts } from './counts.ts';
import { checkRoutes } from './routes.ts';

export const checks = {
  routes: [checkRoutes],
  tidy: storeCounts,
  probes: [checksAnswered],
} satisfies Feature;
