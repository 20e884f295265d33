import { ApiError, NETWORK_SENTENCE } from '@parade/site/brand/ui/api-error.ts';

export interface FailureWords {
  /** What could not be done: the specification's sentence (section 8). */
  failed: string;
  /** What to check when the same key was sent with another content. */
  conflict: string;
  /** What to do once there is a network again. */
  again?: string;
  /** What is said of a code in place of the catalogue's sentence. */
  of?: Readonly<Record<string, string>>;
}

/** What to say when a form could not be sent; what was typed is still there. */
export function submitFailure(error: unknown, words: FailureWords): string {
  const { failed, conflict, again = 'puis envoyez à nouveau.', of = {} } = words;
  const and = (more: string) => `${failed}${failed.endsWith('.') ? '' : '.'} ${more}`;
  const { code, message } = error instanceof ApiError ? error : { code: 'unexpected', message: '' };
  const own = of[code];
  if (own) return and(own);
  if (code === 'network') return and(`${NETWORK_SENTENCE}, ${again}`);
  if (code === 'idempotency_conflict') return and(`${message} ${conflict}`);
  // The sentence of `unexpected` adds nothing.
  return code === 'unexpected' ? failed : and(message);
}
