import type { Feature } from '../../platform/feature.ts';
import { paymentSettingsAdminRoutes } from './admin-routes.ts';
import { paymentOptionRoutes } from './routes.ts';
import { currencyChange } from './save.ts';
import { termsChange } from './save-terms.ts';

export const paymentSettings = {
  routes: [paymentOptionRoutes, paymentSettingsAdminRoutes],
  topics: ['payment-settings'],
  approvals: [currencyChange, termsChange],
} satisfies Feature;
