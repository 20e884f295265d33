import type { Context } from 'hono';
import type { HonoEnv } from '../../platform/context.ts';
import { contentDisposition } from '../../platform/http/content-disposition.ts';
import type { ServedFile } from './read.ts';

/** Sends what somebody uploaded to the one who asks; nobody in between keeps it. */
export function sendFile(c: Context<HonoEnv>, file: ServedFile) {
  c.header('content-type', file.type);
  c.header('content-disposition', contentDisposition(file.inline, file.name));
  // A file that is opened by itself may run and load nothing.
  c.header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
  c.header('cache-control', 'private, no-store');
  return c.body(new Uint8Array(file.bytes), 200);
}
