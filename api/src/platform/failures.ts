/**
 * What an operator reads where a process cannot start, or a command cannot run, by the code of
 * what happened to the database or to the data folder: in English in the server's log, in French
 * where somebody typed a command.
 */
import { Refusal } from '@parade/db';

interface Failure {
  codes: RegExp;
  en: string;
  fr: string;
}

const FAILURES: readonly Failure[] = [
  {
    codes:
      /^(ECONN(REFUSED|RESET)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(HOST|NET)UNREACH|08...|57P0.|53...)$/,
    en: 'The database of DATABASE_URL does not answer: see whether PostgreSQL runs, and whether address and port are right',
    fr: 'La base de DATABASE_URL ne répond pas\u00a0: voyez si PostgreSQL tourne, et si l’adresse et le port sont justes',
  },
  {
    codes: /^28...$/,
    en: 'The database refuses the user or the password of DATABASE_URL',
    fr: 'La base refuse l’utilisateur ou le mot de passe de DATABASE_URL',
  },
  {
    codes: /^3D000$/,
    en: 'The server of DATABASE_URL has no database of that name: create it (createdb -E UTF8 …), or put the name right',
    fr: 'Le serveur de DATABASE_URL n’a pas de base de ce nom\u00a0: créez-la (createdb -E UTF8 …), ou corrigez le nom',
  },
  {
    codes: /^42501$/,
    en: 'The user of DATABASE_URL may not change that database: it must own it',
    fr: 'L’utilisateur de DATABASE_URL ne peut pas modifier cette base\u00a0: elle doit lui appartenir',
  },
  // The words of the system name the file.
  {
    codes: /^(ENOSPC|EDQUOT)$/,
    en: 'The disk is full: make room',
    fr: 'Le disque est plein\u00a0: faites de la place',
  },
  {
    codes: /^EROFS$/,
    en: 'The disk is read-only: make it writable',
    fr: 'Le disque est en lecture seule\u00a0: rendez-le inscriptible',
  },
  {
    codes: /^(EACCES|EPERM)$/,
    en: 'The user who runs this may not use a file or folder: give it to them',
    fr: 'L’utilisateur qui lance ceci n’a pas accès à un fichier ou à un dossier\u00a0: donnez-le-lui',
  },
  {
    codes: /^ENOENT$/,
    en: 'A file or folder is not there, and could not be made',
    fr: 'Un fichier ou un dossier n’est pas là, et n’a pas pu être créé',
  },
  {
    codes: /^(ENOTDIR|EEXIST)$/,
    en: 'A file is where a folder should be',
    fr: 'Un fichier est là où il faut un dossier',
  },
  {
    codes: /^SQLITE_FULL$/,
    en: 'The disk of DATA_DIR is full: make room',
    fr: 'Le disque de DATA_DIR est plein\u00a0: faites de la place',
  },
  {
    codes: /^SQLITE_READONLY.*$/,
    en: 'DATA_DIR is read-only: make it writable',
    fr: 'DATA_DIR est en lecture seule\u00a0: rendez-le inscriptible',
  },
  {
    codes: /^SQLITE_CANTOPEN.*$/,
    en: 'The database in DATA_DIR cannot be opened: DATA_DIR must belong to the user who runs this, and be writable',
    fr: 'La base de DATA_DIR ne s’ouvre pas\u00a0: DATA_DIR doit appartenir à l’utilisateur qui lance ceci, et être inscriptible',
  },
  {
    codes: /^SQLITE_IOERR.*$/,
    en: 'The database in DATA_DIR cannot be opened: see whether it is a file, and the disk in order',
    fr: 'La base de DATA_DIR ne s’ouvre pas\u00a0: voyez si c’est un fichier, et si le disque est en ordre',
  },
  {
    codes: /^SQLITE_(CORRUPT.*|NOTADB)$/,
    en: 'The database in DATA_DIR is damaged: keep it as it is, and restore a backup into an empty folder',
    fr: 'La base de DATA_DIR est abîmée\u00a0: gardez-la telle quelle, et restaurez une sauvegarde dans un dossier vide',
  },
  {
    codes: /^SQLITE_BUSY.*$/,
    en: 'Another process keeps the database in DATA_DIR to itself: try again once it has finished',
    fr: 'Un autre processus garde pour lui la base de DATA_DIR\u00a0: recommencez quand il aura fini',
  },
];

/**
 * One sentence for what stopped a start or a command, with the code or the words of the system for
 * whoever looks further; never a stack. Errors of our own are sentences already.
 */
export function sentenceOfFailure(error: unknown, language: 'en' | 'fr'): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof Refusal && language === 'fr') return error.french;
  const code = codeOf(error);
  const failure = FAILURES.find(({ codes }) => codes.test(code));
  if (!failure) return error.message;
  return `${failure[language]}. (${error.message || code})`;
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
