import { ApiError, failedWith, sentenceFor } from '@parade/site/brand/ui/api-error.ts';

/** Which documents a form has, and what is said when one is not taken. */
export interface TrayKind<Name extends string> {
  names: readonly Name[];
  /** Checks what the browser can check. The server checks the content. */
  refusalOf: (file: File, maxBytes: number) => string | undefined;
  /** The sentence of an upload that failed. */
  failureOf: (name: Name, error: unknown) => string;
  /** The sentence of a form that would be sent without a chosen document. */
  unsent: string;
  /** The first documents belong to an earlier request: removing them here must not delete them. */
  beginsAttached?: true;
}

export const answered = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof ApiError && statuses.includes(error.status);

/** The API's sentence where it tells what is wrong with the file. */
export const ownSentence = (error: unknown): string | undefined =>
  answered(error, 401, 403, 409, 413, 415, 422, 429, 507) || failedWith(error, 'storage_low')
    ? sentenceFor(error)
    : undefined;
