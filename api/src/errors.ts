import { type ErrorCode, sentenceOf, statusOf } from '../contract/errors.ts';

export interface ErrorDetails {
  /** Field → sentence. */
  errors?: Record<string, string>;
  /** In place of the catalogue's sentence. */
  message?: string;
  /** Seconds, for `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** The only error that reaches a person; everything else becomes `unexpected`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? sentenceOf(code), { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statusOf(this.code);
  }
}

/** A single field that is wrong, with its sentence. */
export const fieldError = (field: string, sentence: string) =>
  new AppError('validation', { message: sentence, errors: { [field]: sentence } });
