import { createRoute } from '@hono/zod-openapi';
import {
  isDemonstration,
  publicSiteSettings,
  publishedSettings,
} from '../../../contract/site-settings.ts';
import { json } from '../../platform/http/answers.ts';
import { router } from '../../platform/http/router.ts';
import { storedSettings } from '../../platform/settings/read.ts';

const getSettings = createRoute({
  method: 'get',
  path: '/api/site-settings',
  tags: ['site-settings'],
  summary: 'The public settings over their defaults',
  responses: { 200: json(publicSiteSettings, 'Settings') },
});

export const siteSettingsRoutes = router().openapi(getSettings, async (c) => {
  const { settings, version } = await storedSettings(c.var.services.db);
  const published = publishedSettings.parse(settings);
  const { uploadMaxBytes, uploadTypes } = c.var.services.env;
  const uploads = { maxBytes: uploadMaxBytes, types: [...uploadTypes] };
  const isDemo = isDemonstration(published);
  return c.json({ ...published, uploads, isDemonstration: isDemo, version }, 200);
});
