import type { Feature } from '../../platform/feature.ts';
import { siteSettingsAdminRoutes } from './admin-routes.ts';
import { settingsChange } from './guarded.ts';
import { siteSettingsRoutes } from './routes.ts';

export const siteSettings = {
  routes: [siteSettingsRoutes, siteSettingsAdminRoutes],
  topics: ['site-settings'],
  approvals: [settingsChange],
} satisfies Feature;
