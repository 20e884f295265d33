/** The error codes of both databases, told apart by their form alone. */

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const UNIQUE = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
/** A serialisation failure, a deadlock, a lock on SQLite that outlasted its time-out. */
const RETRYABLE = new Set(['40001', '40P01', 'SQLITE_BUSY']);

/** The server is gone, refuses or goes down; the file is locked, unreadable or the disk is full. */
const UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|08...|57P0[123]|53...|SQLITE_(BUSY|IOERR|FULL|CANTOPEN|READONLY).*)$/;

export const isUnavailable = (error: unknown): boolean =>
  UNAVAILABLE.test(codeOf(error)) ||
  // pg throws these two without a code.
  (error instanceof Error &&
    /^Connection terminated|^Client has encountered a connection error/.test(error.message));

export const isUniqueViolation = (error: unknown): boolean => UNIQUE.has(codeOf(error));
export const isRetryable = (error: unknown): boolean => RETRYABLE.has(codeOf(error));
