import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { adminListQuery } from '../../../contract/pagination.ts';
import {
  siteSettingsRecord,
  siteSettingsRestoration,
  siteSettingsUpdate,
  siteSettingsVersion,
} from '../../../contract/site-settings.ts';
import { actorOf, staff } from '../../platform/http/access.ts';
import { contentRange, readAdminList } from '../../platform/http/admin-list.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { router } from '../../platform/http/router.ts';
import { storedSettings } from '../../platform/settings/read.ts';
import { settingsHistory } from './history.ts';
import { presentSettings, restoreSettings, saveSettings } from './save.ts';

const tags = ['site-settings'];
const REFUSED = ['session_required', 'permission_denied'] as const;
const access = staff('systemSettings');

const getDocument = createRoute({
  method: 'get',
  path: '/api/admin/site-settings/main',
  tags,
  summary: 'The whole document, the built-in texts where none was given',
  ...access,
  responses: { 200: json(siteSettingsRecord, 'The document'), ...refusals(...REFUSED) },
});

const putDocument = createRoute({
  method: 'put',
  path: '/api/admin/site-settings/main',
  tags,
  summary: 'Save the document as it was read with its changes, and publish it',
  ...access,
  request: { body: body(siteSettingsUpdate) },
  responses: {
    200: json(siteSettingsRecord, 'The document as it is now'),
    ...refusals(...REFUSED, 'validation', 'stale_version'),
  },
});

const getHistory = createRoute({
  method: 'get',
  path: '/api/admin/site-settings/history',
  tags,
  summary: 'Every save, newest first, with what it changed',
  ...access,
  request: { query: adminListQuery },
  responses: {
    200: json(z.array(siteSettingsVersion), 'Rows; `Content-Range` carries the total'),
    ...refusals(...REFUSED, 'invalid_query'),
  },
});

const postRestoration = createRoute({
  method: 'post',
  path: '/api/admin/site-settings/history/{version}/restoration',
  tags,
  summary: 'Bring an earlier version back, as a new one; version 0 is the built-in texts',
  ...access,
  request: {
    params: z.object({ version: z.coerce.number().int().min(0).max(2_000_000_000) }),
    body: body(siteSettingsRestoration),
  },
  responses: {
    200: json(siteSettingsRecord, 'The document as it is now'),
    ...refusals(...REFUSED, 'not_found', 'stale_version'),
  },
});

export const siteSettingsAdminRoutes = router()
  .openapi(getDocument, async (c) => {
    const { settings, version } = await storedSettings(c.var.services.db);
    return c.json(presentSettings(settings, version), 200);
  })
  .openapi(putDocument, async (c) =>
    c.json(await saveSettings(c.var.services, actorOf(c), c.req.valid('json')), 200),
  )
  .openapi(getHistory, async (c) => {
    const query = readAdminList(c.req.valid('query'), {
      filter: z.strictObject({}),
      sorts: ['version'],
      fallback: 'version',
    });
    const { items, total } = await settingsHistory(c.var.services.db, query);
    c.header(
      'content-range',
      contentRange('site-settings-history', query.offset, items.length, total),
    );
    return c.json(items, 200);
  })
  .openapi(postRestoration, async (c) => {
    const earlier = c.req.valid('param').version;
    const { version } = c.req.valid('json');
    return c.json(await restoreSettings(c.var.services, actorOf(c), earlier, version), 200);
  });
