import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { HonoEnv } from '../context.ts';
import type { LimitName } from '../limits.ts';
import type { Access, Visitor } from './access.ts';
import { type Answer, refusals } from './answers.ts';
import { type Hook, router } from './router.ts';
import { withLastChange } from './stale.ts';

/** `/{id}`. Anything that is no id of ours is simply not found. */
const idParam = z.object({ id: z.uuid() });
const noParams = z.object({});
type ParamsOf<Path> = Path extends `${string}/{id}${string}` ? typeof idParam : typeof noParams;

/** The key that a form makes when it opens. */
const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{8,100}$/)
    .optional(),
});

/** A body that carries nothing: `{}`, or none at all. */
export const emptyBody = z.object({});

/** What zod-openapi takes as the schema of a query. */
type Parameters = z.ZodObject | z.ZodPipe;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a handler is given: who calls, the parameters of the path by their names, query and body. */
type Given<
  Caller,
  Params extends z.ZodType,
  Query extends Parameters,
  Body extends z.ZodType,
> = Caller &
  z.output<Params> & {
    query: z.output<Query>;
    body: z.output<Body>;
    /** The `Idempotency-Key`, of a route that is `once`. */
    key: string | undefined;
  };

type Counted = readonly (readonly [LimitName, string])[];

interface Route<
  Caller,
  Params extends z.ZodObject,
  Query extends Parameters,
  Body extends z.ZodType,
  Returned,
> {
  summary: string;
  access: Access<Caller>;
  /** The path's parameters, where it has others than `{id}`. */
  params?: Params;
  query?: Query;
  body?: Body;
  /** Whether it takes an `Idempotency-Key`, and is done once for it. */
  once?: true;
  /** The rate limits that a call counts towards, each with the subject that it counts for. */
  limits?(given: Given<Caller, Params, Query, Body>): Counted | Promise<Counted>;
  answer: Answer<Returned>;
  /** Its own errors; those of access, query, body, key and limits are added. */
  errors?: readonly ErrorCode[];
  /** Replaces the usual refusal of bad input. */
  refuse?: Hook;
  handle(given: Given<Caller, Params, Query, Body>): Returned | Promise<Returned>;
}

/** A route, to be added to a group. */
export type AddRoute = (group: OpenAPIHono<HonoEnv>, tag: string) => void;

type Refusing = Pick<
  Route<Visitor, z.ZodObject, Parameters, z.ZodType, unknown>,
  'access' | 'query' | 'body' | 'once' | 'limits' | 'errors'
>;

const bodyOf = (schema: z.ZodType) => ({
  content: { 'application/json': { schema } },
  ...(schema === emptyBody ? {} : { required: true }),
});

const errorsOf = ({ access, query, body, once, limits, errors = [] }: Refusing): Set<ErrorCode> =>
  new Set([
    ...access.refusals,
    ...(query ? (['invalid_query'] as const) : []),
    ...(body && body !== emptyBody ? (['validation'] as const) : []),
    ...(once ? (['idempotency_key_malformed', 'idempotency_conflict'] as const) : []),
    ...(limits ? (['rate_limited'] as const) : []),
    ...errors,
  ]);

/** The input that a validator let through; `Value` is the output of the route's schema for it. */
const valid = <Value>(c: Context<HonoEnv>, target: 'param' | 'query' | 'json' | 'header') =>
  c.req.valid(target as never) as Value;

/**
 * Defines a route: who may call it, what it takes, answers and refuses, and
 * what it runs. Bad input is refused before `limits` and `handle`.
 */
export function route<
  const Path extends string,
  Caller extends Visitor,
  Returned,
  Params extends z.ZodObject = ParamsOf<Path>,
  Query extends Parameters = typeof noParams,
  Body extends z.ZodType = z.ZodUndefined,
>(name: `${Method} ${Path}`, definition: Route<Caller, Params, Query, Body, Returned>): AddRoute {
  const { summary, access, query, body, once, limits, answer, refuse, handle } = definition;
  const [method = '', path = ''] = name.split(' ');
  const params = definition.params ?? (path.includes('/{id}') ? idParam : undefined);
  const config = {
    method: method.toLowerCase() as Lowercase<Method>,
    path,
    summary,
    ...access.about,
    middleware: access.middleware,
    request: {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(once ? { headers: idempotencyHeader } : {}),
      ...(body ? { body: bodyOf(body) } : {}),
    },
    responses: { ...answer.responses, ...refusals(errorsOf(definition)) },
  };
  const handled = async (given: Given<Caller, Params, Query, Body>) => {
    try {
      return await handle(given);
    } catch (error) {
      if (!('may' in given)) throw error;
      throw await withLastChange(error, given.services, path, valid(given.c, 'param'));
    }
  };
  const run = async (c: Context<HonoEnv>) => {
    const given = {
      ...access.callerOf(c),
      ...valid<z.output<Params>>(c, 'param'),
      query: valid<z.output<Query>>(c, 'query'),
      body: valid<z.output<Body>>(c, 'json'),
      key: once && valid<z.output<typeof idempotencyHeader>>(c, 'header')['idempotency-key'],
    };
    for (const [limit, subject] of (await limits?.(given)) ?? []) {
      await given.services.limits.take(limit, subject);
    }
    return answer.send(c, await handled(given));
  };
  return (group, tag) => group.openapi({ ...config, tags: [tag] }, run, refuse);
}

/** A group of routes under one heading of the document. */
export function routes(tag: string, ...all: readonly AddRoute[]): OpenAPIHono<HonoEnv> {
  const group = router();
  for (const add of all) add(group, tag);
  return group;
}
