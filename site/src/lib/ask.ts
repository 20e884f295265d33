/** Requests of the pages to the API. No contract runs here: zod would weigh more than the page. */

const UNREACHABLE = 'Le site ne répond pas. Vérifiez votre connexion, puis réessayez.';
const UNEXPECTED = 'Une erreur inattendue est survenue. Réessayez dans quelques instants.';

/** A refusal with the French sentence that a person reads, and one for each field that is wrong. */
export class Refusal extends Error {
  /** The catalogue's code; empty where the API did not answer. */
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
  /** Sends no cookie with it, and takes none. */
  anonymous?: boolean;
}

/** An answer of the API. Throws a `Refusal`; an aborted request throws as `fetch` does. */
export async function ask<Answer>(
  path: string,
  { body, signal, anonymous = false }: Options = {},
): Promise<Answer> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  try {
    const answer = await fetch(path, {
      ...init,
      signal: signal ?? null,
      credentials: anonymous ? 'omit' : 'same-origin',
    });
    const said = (await answer.json()) as Answer & RefusalBody;
    if (answer.ok) return said;
    throw new Refusal(said);
  } catch (error) {
    if (error instanceof Refusal || signal?.aborted) throw error;
    // There is no network, or a proxy answered in the API's place.
    throw new Refusal({ message: UNREACHABLE });
  }
}

interface RefusalBody {
  code?: string;
  message?: string;
  errors?: Record<string, string>;
}
