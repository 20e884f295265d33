import type { Feature } from '../../platform/feature.ts';
import { siteSettingsAdminRoutes } from './admin-routes.ts';
import { isEvidence, removeUnnamed } from './evidence.ts';
import { settingsChange } from './guarded.ts';
import { siteSettingsRoutes } from './routes.ts';

export const siteSettings = {
  routes: [siteSettingsRoutes, siteSettingsAdminRoutes],
  topics: ['site-settings'],
  approvals: [settingsChange],
  documents: {
    owns: isEvidence,
    mayRead: (_db, { permissions }) => permissions?.systemSettings === true,
  },
  async tidy(services) {
    const documents = await removeUnnamed(services);
    if (documents > 0) services.log.info({ documents }, 'evidence that nothing names removed');
  },
} satisfies Feature;
