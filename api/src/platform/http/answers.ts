import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { errorBody } from '../../../contract/error-body.ts';
import { type ErrorCode, sentenceOf, statusOf } from '../../../contract/errors.ts';
import type { HonoEnv } from '../context.ts';

interface Described {
  description: string;
  content?: Record<string, { schema: object }>;
}

/** What a route answers on success: how the document describes it, and how it is made of what the handler returns. */
export interface Answer<Returned> {
  responses: Record<number, Described>;
  // A property and no method: methods are compared loosely, and a handler could return too little.
  send: (c: Context<HonoEnv>, returned: Returned) => Response;
}

type Ok = 200 | 201 | 202;

const described = (schema: object, description: string, type = 'application/json'): Described => ({
  description,
  content: { [type]: { schema } },
});

const json =
  (status: Ok) =>
  <Schema extends z.ZodType<object>>(
    schema: Schema,
    description: string,
  ): Answer<z.output<Schema>> => ({
    responses: { [status]: described(schema, description) },
    send: (c, returned) => c.json(returned, status),
  });

/** JSON, 200. */
export const ok = json(200);
/** JSON of what was made, 201. */
export const created = json(201);
/** JSON of what goes on in the background, 202. */
export const accepted = json(202);

/** JSON under one of several statuses, which the handler names. */
export const either = <Schema extends z.ZodType<object>, Status extends Ok>(
  schema: Schema,
  descriptions: Readonly<Record<Status, string>>,
): Answer<{ status: Status; body: z.output<Schema> }> => ({
  responses: Object.fromEntries(
    Object.entries<string>(descriptions).map(([status, text]) => [status, described(schema, text)]),
  ),
  send: (c, { status, body }) => c.json(body, status),
});

/** Nothing to read: 204, or 202 where it goes on in the background. */
export const done = (description: string, status: 202 | 204 = 204): Answer<void> => ({
  responses: { [status]: { description } },
  send: (c) => c.body(null, status),
});

/** Anything but JSON: the handler makes the response itself. */
export const raw = (
  type: string,
  description: string,
  schema: object = z.string(),
): Answer<Response> => ({
  responses: { 200: described(schema, description, type) },
  send: (_, response) => response,
});

/** The errors that a route may answer with, grouped by status for the document. */
export function refusals(codes: Iterable<ErrorCode>): Record<number, Described> {
  const byStatus: Record<number, Described> = {};
  for (const code of codes) {
    const status = statusOf(code);
    const line = `\`${code}\`: ${sentenceOf(code)}`;
    const before = byStatus[status];
    byStatus[status] = described(errorBody, before ? `${before.description}  \n${line}` : line);
  }
  return byStatus;
}
