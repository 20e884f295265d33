import type { ErrorBody } from '@parade/api/contract/error-body.ts';
import { common } from '@parade/api/contract/features/common.ts';

/** Of the catalogue those alone that a page has to know by itself: the others come with an answer. */
export const ownSentence = (code: 'unexpected' | 'unavailable'): string => common.errors[code][1];

/** What the specification (section 8) says when no answer comes. */
export const NETWORK_SENTENCE = 'Erreur de connexion. Vérifiez votre connexion internet';

/**
 * A call that failed: a code of the catalogue (`network` where no answer came)
 * with its sentence. react-admin reads `status`, `message` and `body.errors`.
 */
export class ApiError extends Error {
  readonly code: string;
  /** 0 when no answer came. */
  readonly status: number;
  /** The sentences of the form's fields, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** The answer as it came; undefined where none came, or none that can be read. */
  readonly body: ErrorBody | undefined;

  constructor(
    code: string,
    status: number,
    message: string,
    fields: Record<string, string> = {},
    body?: ErrorBody,
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.body = body;
  }
}

export const networkError = () => new ApiError('network', 0, NETWORK_SENTENCE);

const isText = (value: unknown): value is string => typeof value === 'string';

/** An error as the contract has it. Not by its schema, which weighs more than a first page may. */
function errorBodyOf(value: unknown): ErrorBody {
  const { code, message, errors, requestId, changedBy, changedAt } = Object(value);
  const isError =
    [code, message, requestId].every(isText) &&
    [changedBy, changedAt].every((one) => one === undefined || isText(one)) &&
    (errors === undefined || Object.values(Object(errors)).every(isText));
  if (!isError) throw new TypeError('no error of the contract');
  return { code, message, errors, requestId, changedBy, changedAt };
}

/** The error of an answer: its JSON where it is the catalogue's, else the general sentence. */
export function errorFromAnswer(status: number, text: string): ApiError {
  try {
    const body = errorBodyOf(JSON.parse(text));
    return new ApiError(body.code, status, body.message, body.errors, body);
  } catch {
    const code = status === 503 || status === 502 ? 'unavailable' : 'unexpected';
    return new ApiError(code, status, ownSentence(code));
  }
}

/** Whether a call failed with this code. */
export const failedWith = (error: unknown, ...codes: string[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code);

/** The sentence to show for anything thrown. */
export const sentenceFor = (error: unknown): string =>
  error instanceof ApiError ? error.message : ownSentence('unexpected');
