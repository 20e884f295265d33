import { ApiError, failedWith } from '@parade/site/brand/ui/api-error.ts';
import { request } from '@parade/site/brand/ui/request.ts';
import { showPresence } from './presence.ts';

/** One JSON call, in the shape that ra-data-simple-rest asks of its http client. Throws `ApiError`. */
export async function sendJson(url: string, options: RequestInit = {}) {
  const answer = await request(url, options).catch(async (error: unknown) => {
    if (!failedWith(error, 'confirmation_required') || !(await showPresence())) throw error;
    return request(url, options);
  });
  let json: unknown;
  try {
    json = JSON.parse(answer.body);
  } catch {
    // An answer without a body.
  }
  return { ...answer, json };
}

export async function postJson(url: string, data: unknown): Promise<unknown> {
  return (await sendJson(url, { method: 'POST', body: JSON.stringify(data) })).json;
}

/** The sentence that the server chose for a person, or `fallback` where it has none to give. */
export function sentenceFrom(error: unknown, fallback: string): string {
  const spoken = error instanceof ApiError && error.body && error.code !== 'unexpected';
  return spoken ? error.message : failureOf(fallback, error);
}

/** `sentence`, followed by the cause where one may be told. */
export function failureOf(sentence: string, error: unknown): string {
  // Nothing is said twice: « Erreur de connexion » is what a lost connection says too.
  const isTold =
    error instanceof ApiError && error.code !== 'unexpected' && !error.message.startsWith(sentence);
  return isTold ? `${sentence}\u00a0: ${error.message}` : sentence;
}
