import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import type { MiddlewareHandler } from 'hono';
import type { HonoEnv } from '../context.ts';
import { answerHeader } from './security.ts';

/** Ten times the largest upload, more than anybody sends by mistake. Whoever sends more loses the connection. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Reads what a refusal left of a body before it answers. A proxy uses a
 * connection again for the next person once it has the answer: what is still
 * in it would hold that person up, or a reset would hit them. How long a
 * sender may take is bounded by the server's patience.
 */
export const readToTheEnd: MiddlewareHandler<HonoEnv> = async (c, next) => {
  await next();
  const incoming = c.env?.incoming;
  if (!incoming || !('complete' in incoming) || !hasBody(incoming.headers)) return;
  if (!(await discardRest(incoming))) answerHeader(c, 'connection', 'close');
};

/** Whether one was announced, with whatever method. */
const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads a body and keeps nothing of it; false where more comes than anybody wants to read. */
export async function discardRest(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.readableEnded || incoming.destroyed) return true;
  if (Number(incoming.headers['content-length']) > MOST_BYTES) return false;
  // Whoever was reading has let go, but would still pause the stream when nobody takes their copy.
  incoming.removeAllListeners('data');
  const tooMuch = Promise.withResolvers<boolean>();
  let bytes = 0;
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) tooMuch.resolve(false);
  });
  incoming.resume();
  const over = () => true;
  return Promise.race([finished(incoming).then(over, over), tooMuch.promise]);
}
