import { z } from 'zod';
import { anybody } from '../../platform/http/access.ts';
import { ok, raw } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { docsPage } from './page.ts';

type Document = { openapi: string; paths?: object | undefined };

/** `document` is asked for with each request, when every route is there. */
export const docsRoutes = (document: () => Document) =>
  routes(
    'docs',
    route('GET /api/openapi.json', {
      summary: 'Every route, as an OpenAPI 3.1 document',
      access: anybody,
      answer: ok(z.object({ openapi: z.string() }), 'The document'),
      handle: document,
    }),
    route('GET /api/docs', {
      summary: 'The document as a page',
      access: anybody,
      answer: raw('text/html', 'The page'),
      handle: ({ c }) => docsPage(c, document()),
    }),
  );
