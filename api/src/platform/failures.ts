/**
 * What an operator reads where a process cannot start, or a command cannot run, by the code of
 * what happened to the database or to the data folder.
 */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [
    /^(ECONN(REFUSED|RESET)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(HOST|NET)UNREACH|08...|57P0.|53...)$/,
    'The database of DATABASE_URL does not answer: see whether PostgreSQL runs, and whether address and port are right',
  ],
  [/^28...$/, 'The database refuses the user or the password of DATABASE_URL'],
  [
    /^3D000$/,
    'The server of DATABASE_URL has no database of that name: create it (createdb -E UTF8 …), or put the name right',
  ],
  [/^42501$/, 'The user of DATABASE_URL may not change that database: it must own it'],
  // The words of the system name the file.
  [/^(ENOSPC|EDQUOT)$/, 'The disk is full: make room'],
  [/^EROFS$/, 'The disk is read-only: make it writable'],
  [/^(EACCES|EPERM)$/, 'The user who runs this may not use a file or folder: give it to them'],
  [/^ENOENT$/, 'A file or folder is not there, and could not be made'],
  [/^(ENOTDIR|EEXIST)$/, 'A file is where a folder should be'],
  [/^SQLITE_FULL$/, 'The disk of DATA_DIR is full: make room'],
  [/^SQLITE_READONLY.*$/, 'DATA_DIR is read-only: make it writable'],
  [
    /^SQLITE_CANTOPEN.*$/,
    'The database in DATA_DIR cannot be opened: DATA_DIR must belong to the user who runs this, and be writable',
  ],
  [
    /^SQLITE_IOERR.*$/,
    'The database in DATA_DIR cannot be opened: see whether it is a file, and the disk in order',
  ],
  [
    /^SQLITE_(CORRUPT.*|NOTADB)$/,
    'The database in DATA_DIR is damaged: keep it as it is, and restore a backup into an empty folder',
  ],
  [
    /^SQLITE_BUSY.*$/,
    'Another process keeps the database in DATA_DIR to itself: try again once it has finished',
  ],
];

/**
 * One sentence for what stopped a start or a command, with the code or the words of the system for
 * whoever looks further; never a stack. Errors of our own are sentences already.
 */
export function sentenceOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = codeOf(error);
  const [, sentence] = SENTENCES.find(([codes]) => codes.test(code)) ?? [];
  if (!sentence) return error.message;
  return `${sentence}. (${error.message || code})`;
}

/** Of an attempt at several addresses, the code of the first. */
function codeOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code;
  const [first] = error instanceof AggregateError ? error.errors : [];
  if (first instanceof Error) return codeOf(first);
  // The pool and its driver say this without a code.
  return /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
    ? 'ETIMEDOUT'
    : '';
}
