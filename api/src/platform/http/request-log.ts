import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { HonoEnv } from '../context.ts';
import { within } from '../spans.ts';
import { answerHeader } from './security.ts';

/** From how many milliseconds on an answer is slow, and logged with what it waited for. */
const SLOW_MS = 500;

/**
 * Gives each request its id and one line in the log: the route's pattern and
 * never the address, whose query may hold what nobody should read. A refusal
 * names the id of the staff member who met it. What went well is logged at
 * `debug`, where it was slow at `warn`, with its longest statement.
 */
export const requestLog: MiddlewareHandler<HonoEnv> = async (c, next) => {
  const requestId = randomUUID();
  c.set('requestId', requestId);
  answerHeader(c, 'x-request-id', requestId);
  const start = performance.now();
  const { log, measure, tracer } = c.get('services');
  const span = tracer?.begin('request', c.req.method);
  const { statements } = await within(span, next);
  const { status } = c.res;
  const elapsed = performance.now() - start;
  const [route, ms] = [routePath(c, -1), Math.round(elapsed)];
  measure?.request(c.req.method, route, status, elapsed / 1000);
  span?.end({
    name: `${c.req.method} ${route}`,
    failed: status >= 500,
    attributes: {
      'http.request.method': c.req.method,
      'http.route': route,
      'http.response.status_code': status,
      'parade.request_id': requestId,
    },
  });
  // Who left reads no refusal: a newer request of theirs took its place.
  const refused = status >= 400 && !c.req.raw.signal.aborted;
  // How long a file takes is its sender's affair.
  const slow = elapsed >= SLOW_MS && !isUpload(c.req.header('content-type'));
  const level = status >= 500 ? 'error' : slow ? 'warn' : refused ? 'info' : 'debug';
  if (!log.isLevelEnabled(level)) return;
  const staffId = refused ? staffIdOf(c.get('session')) : undefined;
  const waited = slow || status >= 500 ? { statements: statements() } : {};
  const said = { requestId, method: c.req.method, route, status, ms };
  log[level](
    { ...said, ...(staffId && { staffId }), ...waited },
    slow ? 'slow request' : 'request',
  );
};

const isUpload = (type: string | undefined) => type?.startsWith('multipart/form-data') ?? false;

const staffIdOf = (session: HonoEnv['Variables']['session'] | undefined) =>
  session?.account.staff ? session.account.id : undefined;
