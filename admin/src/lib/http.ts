import { type ErrorBody, errorBody } from '@parade/api/contract/errors.ts';

const OFFLINE = 'Erreur de connexion. Vérifiez votre connexion internet';
const UNREADABLE = 'Le serveur a donné une réponse illisible. Réessayez dans quelques instants.';

/**
 * A refused call. `status` is 0 when no answer came. react-admin reads
 * `status`, `message` and `body.errors` of whatever a call throws.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;

  constructor(status: number, message: string, body?: ErrorBody) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a refusing answer says. */
export function refusalFrom(status: number, text: string): ApiError {
  const known = errorBody.safeParse(parse(text));
  return known.success
    ? new ApiError(status, known.data.message, known.data)
    : new ApiError(status, UNREADABLE);
}

/** No answer came. */
export const offline = () => new ApiError(0, OFFLINE);

/** One JSON call, in the shape that ra-data-simple-rest asks of its http client. Throws `ApiError`. */
export async function sendJson(url: string, options: RequestInit = {}) {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  if (options.body) headers.set('Content-Type', 'application/json');

  const response = await fetch(url, { ...options, headers }).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw offline();
  });
  const body = await response.text();
  if (!response.ok) throw refusalFrom(response.status, body);
  return { status: response.status, headers: response.headers, body, json: parse(body) };
}

export async function postJson(url: string, data: unknown): Promise<unknown> {
  return (await sendJson(url, { method: 'POST', body: JSON.stringify(data) })).json;
}

/** The sentence that the server chose for a person, or `fallback` where it has none to give. */
export function sentenceFrom(error: unknown, fallback: string): string {
  const spoken = error instanceof ApiError && error.body && error.body.code !== 'unexpected';
  return spoken ? error.message : fallback;
}

/** `sentence`, followed by the cause where one may be told. */
export function failureOf(sentence: string, error: unknown): string {
  const cause =
    error instanceof ApiError && error.body?.code !== 'unexpected' ? error.message : undefined;
  return cause ? `${sentence}\u00a0: ${cause}` : sentence;
}
