import type { Context } from 'hono';
import type { HonoEnv } from '../context.ts';
import { contentDisposition } from './content-disposition.ts';

/** The 200 of a route that answers with a PDF, for the OpenAPI document. */
export const pdfAnswer = {
  description: 'The PDF',
  content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
} as const;

/** Sends a PDF that is its reader's alone, to be saved under that name. */
export function sendPdf(c: Context<HonoEnv>, name: string, bytes: Buffer): Response {
  c.header('content-type', 'application/pdf');
  c.header('content-disposition', contentDisposition(false, name));
  c.header('cache-control', 'private, no-store');
  return c.body(new Uint8Array(bytes), 200);
}
