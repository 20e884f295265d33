import type { Feature } from '../../platform/feature.ts';
import { paymentSettingsAdminRoutes } from './admin-routes.ts';
import { paymentOptionRoutes } from './routes.ts';
import { currencyChange } from './save.ts';

export const paymentSettings = {
  routes: [paymentOptionRoutes, paymentSettingsAdminRoutes],
  topics: ['payment-settings'],
  approvals: [currencyChange],
} satisfies Feature;
