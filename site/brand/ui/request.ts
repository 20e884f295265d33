import { errorFromAnswer, networkError } from './api-error.ts';

interface Answer {
  status: number;
  headers: Headers;
  /** The body as text. */
  body: string;
}

/**
 * One call of the API, in JSON. Throws `ApiError`; a call that was given up
 * throws what `fetch` throws.
 */
export async function request(path: string, options: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  if (options.body) headers.set('Content-Type', 'application/json');
  let response: Response;
  let body: string;
  try {
    response = await fetch(path, { ...options, headers });
    body = await response.text();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw networkError();
  }
  if (!response.ok) throw errorFromAnswer(response.status, body);
  return { status: response.status, headers: response.headers, body };
}
