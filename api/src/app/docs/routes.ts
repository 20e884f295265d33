import { z } from 'zod';
import { anybody, type Visitor } from '../../platform/http/access.ts';
import { ok, raw } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { refusalOf } from '../../platform/session.ts';
import { docsPage } from './page.ts';

type Document = { openapi: string; paths?: object | undefined };

/** The back office's routes are no secret, but a map of them is nothing to hand to everybody. */
const STAFF_ROUTES = '/api/admin/';

const forEverybody = (document: Document): Document => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths ?? {}).filter(([path]) => !path.startsWith(STAFF_ROUTES)),
  ),
});

/** Whether these are staff who may use the back office now. */
async function isStaff({ c, services }: Visitor): Promise<boolean> {
  const session = await services.sessions.read(c.req.header('cookie'));
  return Boolean(session?.account.permissions) && !refusalOf(session?.account.status ?? 'deleted');
}

/** `whole` is asked for with each request, when every route is there. */
export function docsRoutes(whole: () => Document) {
  const documentFor = async (visitor: Visitor) =>
    (await isStaff(visitor)) ? whole() : forEverybody(whole());
  return routes(
    'docs',
    route('GET /api/openapi.json', {
      summary: 'The routes as an OpenAPI 3.1 document; those of the back office for staff alone',
      access: anybody,
      answer: ok(z.object({ openapi: z.string() }), 'The document'),
      handle: documentFor,
    }),
    route('GET /api/docs', {
      summary: 'The document as a page',
      access: anybody,
      answer: raw('text/html', 'The page'),
      handle: async (visitor) => docsPage(visitor.c, await documentFor(visitor)),
    }),
  );
}
