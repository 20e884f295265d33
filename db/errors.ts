/** Violation codes of both databases, told apart by their shape alone. */

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const UNIQUE = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
/** Serialisation failure, deadlock; SQLite's lock that outlasted its time-out. */
const RETRYABLE = new Set(['40001', '40P01', 'SQLITE_BUSY']);

export const isUniqueViolation = (error: unknown): boolean => UNIQUE.has(codeOf(error));
export const isRetryable = (error: unknown): boolean => RETRYABLE.has(codeOf(error));
