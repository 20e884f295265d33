import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { adminListQuery } from '../../contract/pagination.ts';
import { publicationStatus } from '../../contract/publication.ts';
import {
  sitePreview,
  sitePreviewRequest,
  siteSettingsRecord,
  siteSettingsRestoration,
  siteSettingsUpdate,
  siteSettingsVersion,
} from '../../contract/site-settings.ts';
import { actorOf, staff } from '../http/access.ts';
import { contentRange, readAdminList } from '../http/admin-list.ts';
import { body, emptyBody, json, refusals } from '../http/answers.ts';
import { router } from '../http/router.ts';
import { previewPage } from '../publication/preview.ts';
import { requestPublication } from '../publication/request.ts';
import { publicationStatusOf } from '../publication/status.ts';
import { work } from '../unit-of-work.ts';
import { settingsHistory } from './history.ts';
import { storedSettings } from './queries.ts';
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

const postPreview = createRoute({
  method: 'post',
  path: '/api/admin/site-settings/preview',
  tags,
  summary: 'A page as it would be published with these settings; nothing is stored',
  ...access,
  request: { body: body(sitePreviewRequest) },
  responses: {
    200: json(sitePreview, 'The page'),
    ...refusals(...REFUSED, 'validation', 'preview_replaced'),
  },
});

const getPublication = createRoute({
  method: 'get',
  path: '/api/admin/site-settings/publication',
  tags,
  summary: 'What is online, what is under way and what went wrong',
  ...access,
  responses: { 200: json(publicationStatus, 'The state'), ...refusals(...REFUSED) },
});

const postPublication = createRoute({
  method: 'post',
  path: '/api/admin/site-settings/publication',
  tags,
  summary: 'Ask for a publication',
  ...access,
  request: { body: emptyBody },
  responses: { 200: json(publicationStatus, 'The state'), ...refusals(...REFUSED) },
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
  })
  .openapi(postPreview, async (c) => {
    const { settings, page } = c.req.valid('json');
    const html = await previewPage(c.var.services, actorOf(c).id, settings, page, c.req.raw.signal);
    return c.json({ html }, 200);
  })
  .openapi(getPublication, async (c) => c.json(await publicationStatusOf(c.var.services), 200))
  .openapi(postPublication, async (c) => {
    const { services } = c.var;
    const actor = actorOf(c);
    await work(services, actor, async (unit) => {
      await requestPublication(unit, 'request', actor.name);
      await unit.audit({ action: 'publish', objectType: 'site-settings', objectId: 'main' });
    });
    return c.json(await publicationStatusOf(services), 200);
  });
