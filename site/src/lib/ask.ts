/** What a page of the site asks of the API. No contract runs here: zod would weigh more than the page. */

const UNREACHABLE = 'Le site ne répond pas. Vérifiez votre connexion, puis réessayez.';
const UNEXPECTED = 'Une erreur inattendue est survenue. Réessayez dans quelques instants.';

/** A refusal with the French sentence that a person reads, and one for each field that is wrong. */
export class Refusal extends Error {
  /** Of the catalogue; empty where the API did not answer. */
  readonly code: string;
  readonly errors: Readonly<Record<string, string>>;

  constructor({ code = '', message = UNEXPECTED, errors = {} }: RefusalBody) {
    super(message);
    this.code = code;
    this.errors = errors;
  }
}

/** The sentence of whatever was thrown. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Refusal ? error.message : UNEXPECTED;

interface Options {
  /** Sent as JSON, by POST. */
  body?: unknown;
  signal?: AbortSignal;
}

/** An answer of the API. Throws a `Refusal`; what was called off throws as `fetch` does. */
export async function ask<Answer>(path: string, { body, signal }: Options = {}): Promise<Answer> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  try {
    const answer = await fetch(path, { ...init, signal: signal ?? null });
    const said = (await answer.json()) as Answer & RefusalBody;
    if (answer.ok) return said;
    throw new Refusal(said);
  } catch (error) {
    if (error instanceof Refusal || signal?.aborted) throw error;
    // No network, or something before the API that answered in its place.
    throw new Refusal({ message: UNREACHABLE });
  }
}

interface RefusalBody {
  code?: string;
  message?: string;
  errors?: Record<string, string>;
}
