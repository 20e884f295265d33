import { type ErrorCode, sentenceOf, statusOf } from '../../contract/errors.ts';

export interface ErrorDetails {
  /** Field → sentence. */
  errors?: Record<string, string>;
  /** In place of the catalogue's sentence. */
  message?: string;
  /** Seconds, for `Retry-After`. */
  retryAfter?: number;
  /** Who changed the record last, and when: for staff alone. */
  changed?: { by: string; at: string };
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

/** Runs each check and refuses with the sentences of all fields that are wrong. Error: `validation`. */
export function requireAll(...checks: readonly (() => void)[]): void {
  const refusals = checks.flatMap((check) => refusalOf(check) ?? []);
  const [first] = refusals;
  if (!first) return;
  const errors = Object.assign({}, ...refusals.toReversed().map(({ details }) => details.errors));
  throw new AppError('validation', { message: first.message, errors });
}

/** The `validation` error that a check throws; undefined where all is right. */
export function refusalOf(check: () => void): AppError | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation') return error;
    throw error;
  }
}

/** A refusal whose own sentence stands on the field that it is about. */
export const refusalOn = (field: string, code: ErrorCode) =>
  new AppError(code, { errors: { [field]: sentenceOf(code) } });

/** For a query that must find its row: `.executeTakeFirstOrThrow(orRefuse('not_found'))`. */
export const orRefuse = (code: ErrorCode) => () => new AppError(code);

/** A single field that is wrong, with its sentence. */
export const fieldError = (field: string, sentence: string) =>
  new AppError('validation', { message: sentence, errors: { [field]: sentence } });
