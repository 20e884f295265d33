import { errorBody, sentenceOf } from '@parade/api/contract/errors.ts';

/** What the specification (section 8) says when no answer comes. */
export const NETWORK_SENTENCE = 'Erreur de connexion. Vérifiez votre connexion internet';

/** A call that failed: the catalogue's code and sentence, and the fields' sentences if any. */
export class ApiError extends Error {
  readonly code: string;
  /** 0 when no answer came. */
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: string, status: number, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

export const networkError = () => new ApiError('network', 0, NETWORK_SENTENCE);

/** The error of an answer: its JSON where it is the catalogue's, else the general sentence. */
export function errorFromAnswer(status: number, text: string): ApiError {
  try {
    const body = errorBody.parse(JSON.parse(text));
    return new ApiError(body.code, status, body.message, body.errors);
  } catch {
    const code = status === 503 || status === 502 ? 'unavailable' : 'unexpected';
    return new ApiError(code, status, sentenceOf(code));
  }
}

/** The sentence to show for anything thrown. */
export function sentenceFor(error: unknown): string {
  return error instanceof ApiError ? error.message : sentenceOf('unexpected');
}
