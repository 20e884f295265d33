import type { Feature } from '../../platform/feature.ts';
import { paymentSettingsAdminRoutes } from './admin-routes.ts';
import { paymentOptionRoutes } from './routes.ts';

export const paymentSettings = {
  routes: [paymentOptionRoutes, paymentSettingsAdminRoutes],
  topics: ['payment-settings'],
} satisfies Feature;
