import { Kysely } from 'kysely';
import { createDialect, type DatabaseLocation } from './dialect.ts';
import { noteStatement } from './statements.ts';
import type { Tables } from './tables/index.ts';
import type { Db } from './transaction.ts';

export { type AlertSort, SORT_COLUMN } from './alert-search.ts';
export { runCompiled } from './compiled.ts';
export {
  type CopiedTable,
  copyDatabase,
  fingerprints,
  saveDatabase,
  tableWithRows,
} from './copy.ts';
export {
  alertSearch,
  type DatabaseLocation,
  forgetOldVersions,
  openNotices,
} from './dialect.ts';
export { isUnavailable, isUniqueViolation } from './errors.ts';
export { knownMigrations, migrate, sealedValues } from './migrator.ts';
export { MAX_NOTICE_BYTES } from './notices.ts';
export type { Sealed } from './personal.ts';
export type { Place, Sealer } from './sealed.ts';
export { type Statements, watchStatements } from './statements.ts';
export {
  type OwnedTable,
  type PersonalColumn,
  type SealedColumn,
  type SealedTable,
  sealedColumns,
  TABLES,
  type Tables,
} from './tables/index.ts';
export { type Db, type DbOrTrx, type Transaction, transact } from './transaction.ts';

/** Opens the database without touching its schema; `migrate` brings that up to date. */
export function openDatabase(location: DatabaseLocation): Db {
  return new Kysely<Tables>({ dialect: createDialect(location), log: noteStatement });
}
