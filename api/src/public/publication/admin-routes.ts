import { createRoute } from '@hono/zod-openapi';
import { publicationStatus } from '../../../contract/publication.ts';
import { sitePreview, sitePreviewRequest } from '../../../contract/site-settings.ts';
import { actorOf, staff } from '../../platform/http/access.ts';
import { body, emptyBody, json, refusals } from '../../platform/http/answers.ts';
import { router } from '../../platform/http/router.ts';
import { requestPublication } from '../../platform/request-publication.ts';
import { work } from '../../platform/unit-of-work.ts';
import { previewPage } from './preview.ts';
import { publicationStatusOf } from './status.ts';

const tags = ['publication'];
const REFUSED = ['session_required', 'permission_denied'] as const;
const access = staff('systemSettings');

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

export const publicationAdminRoutes = router()
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
