import type { Feature } from '../../platform/feature.ts';
import { checkRoutes } from './routes.ts';

export const checks = {
  routes: [checkRoutes],
} satisfies Feature;
