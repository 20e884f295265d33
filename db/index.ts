export { type AlertSort, SORT_COLUMN } from './alert-search.ts';
export { runCompiled } from './compiled.ts';
export { copyDatabase, faultsOf, saveDatabase } from './copy.ts';
export {
  alertSearch,
  type DatabaseLocation,
  databaseTime,
  forgetOldVersions,
  holdWord,
  openNotices,
  sharedClock,
} from './dialect.ts';
export { isUnavailable, isUniqueViolation } from './errors.ts';
export {
  type CopiedTable,
  fingerprints,
  inSnapshot,
  type Progress,
  tableWithRows,
} from './fingerprints.ts';
export { copyFileInto, flush, installDatabase, requireEmptyDatabase } from './install.ts';
export { lockDatabase } from './lock.ts';
export {
  isUpToDate,
  knownMigrations,
  migrate,
  refuseLaterVersion,
  sealedValues,
} from './migrator.ts';
export { MAX_NOTICE_BYTES } from './notices.ts';
export { openDatabase } from './open.ts';
export { withPatience } from './patience.ts';
export type { Sealed } from './personal.ts';
export { Refusal } from './refusal.ts';
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
