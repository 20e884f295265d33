import { createRoute } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { json, refusals } from '../../platform/http/answers.ts';
import { router } from '../../platform/http/router.ts';

const tags = ['health'];

const getHealth = createRoute({
  method: 'get',
  path: '/api/health',
  tags,
  summary: 'Whether the process answers',
  responses: { 200: json(z.object({ status: z.literal('ok') }), 'It does') },
});

const getReady = createRoute({
  method: 'get',
  path: '/api/ready',
  tags,
  summary: 'Whether the database answers and the front ends are there to be served',
  responses: {
    200: json(z.object({ status: z.literal('ready') }), 'Both'),
    ...refusals('unavailable'),
  },
});

/** Whoever asks must hear of a database that hangs before they give up. */
const PATIENCE_MS = 3000;

const answers = (db: Services['db']): Promise<unknown> =>
  Promise.race([
    sql`select 1`.execute(db),
    new Promise((_, reject) => {
      AbortSignal.timeout(PATIENCE_MS).addEventListener('abort', () =>
        reject(new Error('the database does not answer')),
      );
    }),
  ]);

export const healthRoutes = (frontEndsReady: () => boolean) =>
  router()
    .openapi(getHealth, (c) => c.json({ status: 'ok' as const }, 200))
    .openapi(getReady, async (c) => {
      if (!frontEndsReady()) throw new AppError('unavailable');
      await answers(c.var.services.db).catch((cause) => {
        throw new AppError('unavailable', { cause });
      });
      return c.json({ status: 'ready' as const }, 200);
    });
