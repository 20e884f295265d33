import type { Feature } from '../../platform/feature.ts';
import { listAdminRoutes } from './admin-routes.ts';

export const blocklists = {
  routes: [listAdminRoutes],
} satisfies Feature;
