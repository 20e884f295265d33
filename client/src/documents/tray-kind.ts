import { ApiError, sentenceFor } from '@parade/site/brand/ui/api-error.ts';

/** What the documents of a form are, and what is said when one is not taken. */
export interface TrayKind<Name extends string> {
  names: readonly Name[];
  /** What can be told of a file before it is sent; what it is inside, the server tells. */
  refusalOf: (file: File, maxBytes: number) => string | undefined;
  /** That this document did not pass. */
  failureOf: (name: Name, error: unknown) => string;
  /** That the form would go without one that was chosen. */
  unsent: string;
  /** What the form begins with belongs to something that was sent: it is left out, never taken back. */
  beginsAttached?: true;
}

export const answered = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof ApiError && statuses.includes(error.status);

/** What is wrong with the file, in its own sentence; `undefined` when that says nothing. */
export const ownSentence = (error: unknown): string | undefined =>
  answered(error, 401, 403, 413, 415, 422, 429, 507) ? sentenceFor(error) : undefined;
