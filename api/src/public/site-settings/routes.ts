import {
  isDemonstration,
  publicSiteSettings,
  publishedSettings,
} from '../../../contract/site-settings.ts';
import { anybody } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { storedSettings } from '../../platform/settings/read.ts';

export const siteSettingsRoutes = routes(
  'site-settings',
  route('GET /api/site-settings', {
    summary: 'The public settings over their defaults',
    access: anybody,
    answer: ok(publicSiteSettings, 'Settings'),
    async handle({ services: { db, env } }) {
      const { settings, version } = await storedSettings(db);
      const published = publishedSettings.parse(settings);
      return {
        ...published,
        uploads: { maxBytes: env.uploadMaxBytes, types: [...env.uploadTypes] },
        isDemonstration: isDemonstration(published),
        version,
      };
    },
  }),
);
