import type { Feature } from '../../platform/feature.ts';
import { paymentSettingsAdminRoutes } from './admin-routes.ts';
import { currencyChange } from './currency-change.ts';
import { payeesInForce } from './in-force.ts';
import { paymentOptionRoutes } from './routes.ts';
import { termsChange } from './terms-change.ts';

export const paymentSettings = {
  routes: [paymentOptionRoutes, paymentSettingsAdminRoutes],
  topics: ['payment-settings'],
  opening: { inForce: payeesInForce },
  approvals: [currencyChange, termsChange],
} satisfies Feature;
