import type { Feature } from '../../platform/feature.ts';
import { blocklistAdminRoutes } from './admin-routes.ts';

export const blocklists = {
  routes: [blocklistAdminRoutes],
} satisfies Feature;
