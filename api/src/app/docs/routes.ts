import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { json } from '../../platform/http/answers.ts';
import { router } from '../../platform/http/router.ts';
import { docsPage } from './page.ts';

const tags = ['docs'];

const getDocument = createRoute({
  method: 'get',
  path: '/api/openapi.json',
  tags,
  summary: 'Every route, as an OpenAPI 3.1 document',
  responses: { 200: json(z.object({ openapi: z.string() }), 'The document') },
});

const getPage = createRoute({
  method: 'get',
  path: '/api/docs',
  tags,
  summary: 'The document as a page',
  responses: {
    200: { description: 'The page', content: { 'text/html': { schema: z.string() } } },
  },
});

type Document = { openapi: string; paths?: object | undefined };

/** `document` is asked for with each request, when every route is there. */
export const docsRoutes = (document: () => Document) =>
  router()
    .openapi(getDocument, (c) => c.json(document(), 200))
    .openapi(getPage, (c) => docsPage(c, document()));
