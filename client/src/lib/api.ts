import { ApiError, ownSentence } from '@parade/site/brand/ui/api-error.ts';
import { request } from '@parade/site/brand/ui/request.ts';

interface Schema<Out> {
  parse(value: unknown): Out;
}
/**
 * The contract of an answer; or where to fetch it from, for what a first screen reads: that is
 * shown at once, and checked when the phone has nothing else to do.
 */
export type Contract<Out> = Schema<Out> | (() => Promise<Schema<Out>>);
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
  contract: Contract<Out>,
  options: Options = {},
): Promise<Out> {
  const { body } = await send(method, path, options);
  try {
    const answer: Out = JSON.parse(body);
    if (typeof contract !== 'function') return contract.parse(answer);
    checkLater(path, answer, contract);
    return answer;
  } catch (error) {
    tell(path, error);
    throw new ApiError('unexpected', 200, ownSentence('unexpected'));
  }
}

const tell = (path: string, error: unknown) =>
  console.error(`unexpected answer from ${path}`, error);

/** The contract of an answer by its name in a file of the contract that is fetched later. */
export const later =
  <File, Name extends keyof File>(load: () => Promise<File>, name: Name) =>
  async (): Promise<File[Name]> =>
    (await load())[name];

/** By then a slow phone has shown what it came for. */
const CHECKED_AFTER_MS = 5000;

function checkLater(path: string, answer: unknown, load: () => Promise<Schema<unknown>>): void {
  const check = async () => {
    // Without a network there is nothing to compare it with.
    const schema = await load().catch(() => undefined);
    try {
      schema?.parse(answer);
    } catch (error) {
      tell(path, error);
    }
  };
  setTimeout(check, CHECKED_AFTER_MS);
}

/** Calls the API where the answer has no body. Throws `ApiError`. */
export async function command(method: Method, path: string, options: Options = {}): Promise<void> {
  await send(method, path, options);
}

/** What a query reads from one path. */
export const reading =
  <Out>(path: string, contract: Contract<Out>) =>
  ({ signal }: { signal: AbortSignal }) =>
    call('GET', path, contract, { signal });
