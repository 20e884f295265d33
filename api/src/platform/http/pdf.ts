import type { Context } from 'hono';
import type { HonoEnv } from '../context.ts';
import { raw } from './answers.ts';
import { contentDisposition } from './content-disposition.ts';

/** What a route with a PDF answers. */
export const pdf = raw('application/pdf', 'The PDF', { type: 'string', format: 'binary' });

/** Sends a PDF that is its reader's alone, to be saved under that name. */
export function sendPdf(c: Context<HonoEnv>, name: string, bytes: Buffer): Response {
  c.header('content-type', 'application/pdf');
  c.header('content-disposition', contentDisposition(false, name));
  c.header('cache-control', 'private, no-store');
  return c.body(new Uint8Array(bytes), 200);
}
