import { publicationStatus } from '../../../contract/publication.ts';
import { sitePreview, sitePreviewRequest } from '../../../contract/site-settings.ts';
import { staff } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { emptyBody, route, routes } from '../../platform/http/route.ts';
import { requestPublication } from '../../platform/request-publication.ts';
import { work } from '../../platform/unit-of-work.ts';
import { previewPage } from './preview.ts';
import { publicationStatusOf } from './status.ts';

const access = staff('systemSettings');

export const publicationAdminRoutes = routes(
  'publication',
  route('POST /api/admin/site-settings/preview', {
    summary: 'A page as it would be published with these settings; nothing is stored',
    access,
    body: sitePreviewRequest,
    answer: ok(sitePreview, 'The page'),
    errors: ['preview_replaced'],
    handle: async ({ c, services, actor, body: { settings, page } }) => ({
      html: await previewPage(services, actor.id, settings, page, c.req.raw.signal),
    }),
  }),
  route('GET /api/admin/site-settings/publication', {
    summary: 'What is online, what is under way and what went wrong',
    access,
    answer: ok(publicationStatus, 'The state'),
    handle: ({ services }) => publicationStatusOf(services),
  }),
  route('POST /api/admin/site-settings/publication', {
    summary: 'Ask for a publication',
    access,
    body: emptyBody,
    answer: ok(publicationStatus, 'The state'),
    async handle({ services, actor }) {
      await work(services, actor, async (unit) => {
        await requestPublication(unit, 'request', actor.name);
        await unit.audit('publish', 'site-settings', 'main');
      });
      return publicationStatusOf(services);
    },
  }),
);
