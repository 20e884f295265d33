/** The error codes of both databases, told apart by their form alone. */

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const UNIQUE = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
/** A serialisation failure, a deadlock, a lock on SQLite that outlasted its time-out. */
const RETRYABLE = new Set(['40001', '40P01', 'SQLITE_BUSY']);

/**
 * The server is gone, refuses or goes down, or ended a statement or a transaction that took too
 * long; the file is locked, unreadable or the disk is full.
 */
const UNAVAILABLE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|08...|25P0[34]|57014|57P0[1235]|53...|SQLITE_(BUSY|IOERR|FULL|CANTOPEN|READONLY).*)$/;

/** What pg and its pool throw without a code. */
const WITHOUT_CODE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired)/;

export const isUnavailable = (error: unknown): boolean =>
  UNAVAILABLE.test(codeOf(error)) || (error instanceof Error && WITHOUT_CODE.test(error.message));

/** The server is there and takes no further connection. */
export const isFull = (error: unknown): boolean => codeOf(error) === '53300';

export const isUniqueViolation = (error: unknown): boolean => UNIQUE.has(codeOf(error));
export const isRetryable = (error: unknown): boolean => RETRYABLE.has(codeOf(error));
