import { z } from '@hono/zod-openapi';
import { type ErrorCode, errorBody, sentenceOf, statusOf } from '../../../contract/errors.ts';

/** A JSON answer of a route, for the OpenAPI document. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { content: { 'application/json': { schema } }, description };
}

/** A JSON body that a route takes. */
export function body<Schema extends z.ZodType>(schema: Schema) {
  return { content: { 'application/json': { schema } }, required: true };
}

/** A body that carries nothing: `{}` (or none at all). */
export const emptyBody = { content: { 'application/json': { schema: z.object({}) } } };

/** The errors that a route may answer with, grouped by status for the document. */
export function refusals(...codes: ErrorCode[]) {
  const byStatus: Record<number, { content: object; description: string }> = {};
  for (const code of codes) {
    const status = statusOf(code);
    const line = `\`${code}\`: ${sentenceOf(code)}`;
    const description = byStatus[status] ? `${byStatus[status].description}  \n${line}` : line;
    byStatus[status] = { content: { 'application/json': { schema: errorBody } }, description };
  }
  // Typed as nothing: handlers throw errors, they never return them.
  return byStatus as Record<never, never>;
}
