import { OpenAPIHono } from '@hono/zod-openapi';
import { withPatience } from '@parade/db';
import { bodyLimit } from 'hono/body-limit';
import { MAX_LIST_LENGTH } from '../../contract/list-import.ts';
import type { HonoEnv, Services } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { onError } from '../platform/http/on-error.ts';
import { requestLog } from '../platform/http/request-log.ts';
import { apiHeaders, isSafe, sameOrigin } from '../platform/http/security.ts';
import { readToTheEnd } from '../platform/http/unread-bodies.ts';
import { currentSettings } from '../platform/settings/read.ts';
import { docsRoutes } from './docs/routes.ts';
import { FEATURES } from './features.ts';
import { guardForms } from './form-guard.ts';
import { healthRoutes } from './health/routes.ts';

/** JSON bodies: the longest form is a report of some 20,000 characters. */
const MAX_JSON_BYTES = 256 * 1024;

/** How long a request waits for the database in all, in ms, before its sender reads a sentence. */
const DATABASE_PATIENCE = 10_000;

const limitOf = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('payload_too_large');
    },
  });
const jsonLimit = limitOf(MAX_JSON_BYTES);

/** Lists of others, as texts: a fifth more for what JSON and UTF-8 add. */
const listLimit = limitOf(MAX_LIST_LENGTH * 1.2);
const LISTS = ['/api/admin/list-previews', '/api/admin/lists'];
const limitFor = (path: string) => (LISTS.includes(path) ? listLimit : jsonLimit);

/** The API. `frontEndsReady` tells whether the three front ends are there to be served. */
export function createApp(services: Services, frontEndsReady: () => boolean) {
  guardForms(services.env);
  const app = new OpenAPIHono<HonoEnv>();
  app.use('*', (c, next) => {
    c.set('services', services);
    return next();
  });
  app.use('*', (_, next) => withPatience(DATABASE_PATIENCE, next));
  app.use('*', readToTheEnd);
  app.use('*', requestLog, apiHeaders(services.env.publicUrl.protocol === 'https:'), sameOrigin);
  // A HEAD is answered by its GET without the body: what the body holds open is let go at once.
  app.use('*', async (c, next) => {
    await next();
    if (c.req.method === 'HEAD') await c.res.body?.cancel();
  });
  // Uploads have their own bound, which streams; asking a GET for its body costs a twentieth of it.
  app.use('*', (c, next) =>
    isSafe(c.req.method) || c.req.path === '/api/documents'
      ? next()
      : limitFor(c.req.path)(c, next),
  );
  // A form of staff is judged by the hosts that are in force now, whichever process was told.
  app.use('*', async (c, next) => {
    const mayBeForm = c.req.path.startsWith('/api/admin/') && !isSafe(c.req.method);
    if (mayBeForm) await currentSettings(services.db);
    return next();
  });

  // Made of every schema there is: once, when somebody asks for it.
  let made: ReturnType<typeof app.getOpenAPI31Document> | undefined;
  const document = () => {
    made ??= app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Parade', version: '1' },
    });
    return made;
  };
  for (const routes of [
    healthRoutes(frontEndsReady),
    ...FEATURES.flatMap((feature) => feature.routes ?? []),
    docsRoutes(document),
  ]) {
    app.route('/', routes);
  }

  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'parade_session',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'partner', {
    type: 'http',
    scheme: 'bearer',
  });

  app.notFound((c) => onError(new AppError('not_found'), c));
  app.onError(onError);
  return app;
}
