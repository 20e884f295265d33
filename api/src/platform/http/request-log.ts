import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { HonoEnv } from '../context.ts';
import { answerHeader } from './security.ts';

/**
 * Gives each request its id and one line in the log: the route's pattern and
 * never the address, whose query may hold what nobody should read. What went
 * well is logged at `debug`.
 */
export const requestLog: MiddlewareHandler<HonoEnv> = async (c, next) => {
  const requestId = randomUUID();
  c.set('requestId', requestId);
  answerHeader(c, 'x-request-id', requestId);
  const start = performance.now();
  await next();
  const { log, measure } = c.get('services');
  const status = c.res.status;
  measure?.request(c.req.method, routePath(c, -1), status, (performance.now() - start) / 1000);
  // Who left reads no refusal: a newer request of theirs took its place.
  const refused = status >= 400 && !c.req.raw.signal.aborted;
  const level = status >= 500 ? 'error' : refused ? 'info' : 'debug';
  if (!log.isLevelEnabled(level)) return;
  const ms = Math.round(performance.now() - start);
  log[level]({ requestId, method: c.req.method, route: routePath(c, -1), status, ms }, 'request');
};
