import { ApiError, errorFromAnswer, networkError } from './errors.ts';

interface Schema<Out> {
  parse(value: unknown): Out;
}
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Options {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

async function send(method: Method, path: string, options: Options): Promise<string> {
  const { body, headers, signal } = options;
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      signal,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw networkError();
  }
  if (!response.ok) throw errorFromAnswer(response.status, text);
  return text;
}

/** Calls the API and checks the answer against the contract. Throws `ApiError`. */
export async function call<Out>(
  method: Method,
  path: string,
  schema: Schema<Out>,
  options: Options = {},
): Promise<Out> {
  const text = await send(method, path, options);
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    console.error(`unexpected answer from ${path}`, error);
    throw new ApiError('unexpected', 200, errorFromAnswer(500, '').message);
  }
}

/** Calls the API where the answer has no body. */
export async function command(method: Method, path: string, options: Options = {}): Promise<void> {
  await send(method, path, options);
}
