import type { Feature } from '../../platform/feature.ts';
import { checksAnswered, storeCounts } from './counts.ts';
import { checkRoutes } from './routes.ts';
import { storeSigns } from './signs.ts';

export const checks = {
  routes: [checkRoutes],
  async tidy(services) {
    await storeCounts(services);
    await storeSigns(services);
  },
  probes: [checksAnswered],
} satisfies Feature;
