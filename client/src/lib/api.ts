import { sentenceOf } from '@parade/api/contract/errors.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { request } from '@parade/site/brand/ui/request.ts';

interface Schema<Out> {
  parse(value: unknown): Out;
}
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Options {
  body?: unknown;
  /** Sent twice with the same key, it is done once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** What may be sent twice and is done once. */
export interface Once<Body> {
  body: Body;
  idempotencyKey: string;
}

const send = (method: Method, path: string, { body, idempotencyKey, signal }: Options) =>
  request(path, {
    method,
    signal,
    headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {},
    body: JSON.stringify(body),
  });

/** Calls the API and checks the answer against the contract. Throws `ApiError`. */
export async function call<Out>(
  method: Method,
  path: string,
  schema: Schema<Out>,
  options: Options = {},
): Promise<Out> {
  const { body } = await send(method, path, options);
  try {
    return schema.parse(JSON.parse(body));
  } catch (error) {
    console.error(`unexpected answer from ${path}`, error);
    throw new ApiError('unexpected', 200, sentenceOf('unexpected'));
  }
}

/** Calls the API where the answer has no body. Throws `ApiError`. */
export async function command(method: Method, path: string, options: Options = {}): Promise<void> {
  await send(method, path, options);
}

/** What a query reads from one path. */
export const reading =
  <Out>(path: string, schema: Schema<Out>) =>
  ({ signal }: { signal: AbortSignal }) =>
    call('GET', path, schema, { signal });
