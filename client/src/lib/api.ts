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

/** Parts of one answer, by the path at which each would be asked alone. */
const together = new Map<string, () => Promise<unknown>>();

/**
 * Asks for what a page shows first in one answer; `parts` says under which name it holds what is asked at
 * a path. Whoever asks there first is given that part, or why there is none; whoever asks again, asks alone.
 */
export function askTogether(path: string, parts: Readonly<Record<string, string>>): void {
  const whole = send('GET', path, {}).then(({ body }) => JSON.parse(body));
  whole.catch(() => undefined);
  for (const [alone, name] of Object.entries(parts))
    together.set(alone, () => whole.then((answer) => answer[name]));
}

/** What was asked for together and that nobody took: it was somebody else's. */
export const forgetTogether = (): void => together.clear();

/** The JSON of an answer. */
async function answerOf(method: Method, path: string, options: Options): Promise<unknown> {
  const part = method === 'GET' ? together.get(path) : undefined;
  together.delete(path);
  if (part) return part();
  const { body } = await send(method, path, options);
  return JSON.parse(body);
}

/** Calls the API and checks the answer against the contract. Throws `ApiError`. */
export async function call<Out>(
  method: Method,
  path: string,
  contract: Contract<Out>,
  options: Options = {},
): Promise<Out> {
  try {
    const answer = (await answerOf(method, path, options)) as Out;
    if (typeof contract !== 'function') return contract.parse(answer);
    checkLater(path, answer, contract);
    return answer;
  } catch (error) {
    if (error instanceof ApiError || options.signal?.aborted) throw error;
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
