import { createRoute } from '@hono/zod-openapi';
import {
  isDemonstration,
  publicSiteSettings,
  publishedSettings,
} from '../../contract/site-settings.ts';
import { json } from '../http/answers.ts';
import { router } from '../http/router.ts';
import { currentSettings } from './queries.ts';

const getSettings = createRoute({
  method: 'get',
  path: '/api/site-settings',
  tags: ['site-settings'],
  summary: 'The public settings over their defaults',
  responses: { 200: json(publicSiteSettings, 'Settings') },
});

export const siteSettingsRoutes = router().openapi(getSettings, async (c) => {
  const settings = publishedSettings.parse(await currentSettings());
  return c.json({ ...settings, isDemonstration: isDemonstration(settings), version: 0 }, 200);
});
