/**
 * The one file that knows which database is underneath. Everything above it
 * speaks one portable subset.
 */
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import {
  type Dialect,
  PostgresDialect,
  type RawBuilder,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import type pg from 'pg';
import type { AlertSearch } from './alert-search.ts';
import { postgresAlertSearch } from './alert-search-postgres.ts';
import { sqliteAlertSearch } from './alert-search-sqlite.ts';
import { type Catalog, postgresCatalog, type Source, sqliteCatalog } from './catalog.ts';
import type { NoticeListener, Notices } from './notices.ts';
import { postgresNotices } from './notices-postgres.ts';
import { loadPg } from './pg.ts';
import { postgresPool } from './pool-postgres.ts';

export interface DatabaseLocation {
  /** `postgres://…`; without it the SQLite file is used. */
  url?: string | undefined;
  /** Path of the SQLite file. */
  file: string;
  /** Every change is refused by the database itself, and a file that is not there is not made. */
  readOnly?: boolean;
}

export const createDialect = ({ url, file, readOnly = false }: DatabaseLocation): Dialect =>
  url ? postgres(url, readOnly) : sqlite(file, readOnly);

const isSqlite = (db: Source): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

/** How this database finds words in alerts. */
export const alertSearch = (db: Source): AlertSearch =>
  isSqlite(db) ? sqliteAlertSearch : postgresAlertSearch;

/** How this database is read and filled as a whole. */
export const catalogOf = (db: Source): Catalog => (isSqlite(db) ? sqliteCatalog : postgresCatalog);

/** Opens the channel between the processes on a database; null on SQLite, which has one. */
export const openNotices = (
  location: DatabaseLocation,
  listener: NoticeListener,
): Promise<Notices> | null => (location.url ? postgresNotices(location.url, listener) : null);

/** The type of a text that is compared and sorted by its bytes, so that what begins alike stands together. */
export const textByBytes = (db: Source) => (isSqlite(db) ? sql`text` : sql`text collate "C"`);

/**
 * The clock that all processes on a database share, for what one of them holds and the others wait
 * for: PostgreSQL's own; on SQLite, which has one process, that process's. Gives the instant `ms`
 * from now as it is stored, ISO-8601 UTC.
 */
export const sharedClock =
  (db: Source, now: () => Date) =>
  (ms = 0): RawBuilder<string> =>
    isSqlite(db)
      ? sql`${new Date(now().getTime() + ms).toISOString()}`
      : sql`to_char((statement_timestamp() + ${sql.lit(ms)} * interval '1 millisecond') at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Asks the database for its time, in ms since 1970; null on SQLite, which has the clock of its process. */
export async function databaseTime(db: Source): Promise<number | null> {
  const time = isSqlite(db)
    ? sql<{ ms: null }>`select null as "ms"`
    : sql<{
        ms: number;
      }>`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as "ms"`;
  const { rows } = await time.execute(db);
  return rows[0]?.ms ?? null;
}

/**
 * Holds a word until the end of this transaction: whoever asks for the same one waits. SQLite has
 * one writer at a time as it is. The word may show in the server's log.
 */
export async function holdWord(trx: Source, word: string): Promise<void> {
  if (isSqlite(trx)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${word}, 0))`.execute(trx);
}

/** Makes the database itself refuse every change and removal of a row of this table. */
export async function appendOnly(db: Source, table: string): Promise<void> {
  const name = sql.table(table);
  const refusal = sql.lit(`${table} is append-only`);
  if (isSqlite(db)) {
    for (const change of ['update', 'delete']) {
      await sql`create trigger ${sql.table(`${table}_no_${change}`)} before ${sql.raw(change)} on ${name}
        begin select raise(abort, ${refusal}); end`.execute(db);
    }
    return;
  }
  const refuse = sql.table(`${table}_refuse`);
  await sql`create function ${refuse}() returns trigger language plpgsql as
    $$ begin raise exception ${refusal}; end $$`.execute(db);
  await sql`create trigger ${sql.table(`${table}_fixed`)} before update or delete or truncate on ${name}
    for each statement execute function ${refuse}()`.execute(db);
}

/** Makes the database itself run `statement`, which may name the row as `new`, after `event` (`insert on …`). */
export async function runAfter(
  db: Source,
  name: string,
  event: RawBuilder<unknown>,
  statement: RawBuilder<unknown>,
): Promise<void> {
  const trigger = sql`create trigger ${sql.ref(name)} after ${event} for each row`;
  if (isSqlite(db)) {
    await sql`${trigger} begin ${statement}; end`.execute(db);
    return;
  }
  await sql`create function ${sql.ref(name)}() returns trigger language plpgsql as
    $$ begin ${statement}; return null; end $$`.execute(db);
  await sql`${trigger} execute function ${sql.ref(name)}()`.execute(db);
}

/**
 * Removes what earlier versions of rows still hold beside the tables. SQLite's log is written back
 * and cut off; PostgreSQL clears its dead rows by itself (autovacuum). While somebody reads,
 * nothing happens until the next call.
 */
export async function forgetOldVersions(db: Source): Promise<void> {
  if (isSqlite(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** Most transactions are over within this time. Milliseconds. */
const A_WHILE = 10_000;

/**
 * Writes tables anew, so that their files hold no earlier version of a row: SQLite its whole file,
 * which takes as much room again for a while. Outside of a transaction. On PostgreSQL, whose
 * `vacuum` keeps what a transaction that still runs may read, it first waits for those that began
 * earlier, `patience` milliseconds at the most. False where somebody reads the old version
 * meanwhile, so that it may still be there.
 */
export async function rewriteTables(
  db: Source,
  tables: readonly string[],
  patience = A_WHILE,
): Promise<boolean> {
  if (isSqlite(db)) {
    await sql`vacuum`.execute(db);
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    return rows.every(({ busy }) => busy === 0);
  }
  const isForgotten = await earlierAreOver(db, patience);
  for (const name of tables) await sql`vacuum (full) ${sql.table(name)}`.execute(db);
  return isForgotten;
}

const LOOK_AGAIN = 50;

/**
 * Waits on PostgreSQL until nothing may read a row that was dead when this began: no snapshot of
 * this database or of a replica, no transaction anywhere that later snapshots reckon with, is as
 * old. False where one still is after `patience` milliseconds.
 */
async function earlierAreOver(db: Source, patience: number): Promise<boolean> {
  const { rows: now } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as "next"`.execute(db);
  const began = sql`${now[0]?.next}::text::xid8::xid`;
  const isOld = (transaction: RawBuilder<unknown>) => sql`age(${transaction}) > age(${began})`;
  for (let waited = 0; ; waited += LOOK_AGAIN) {
    const { rows } = await sql`
      select from pg_stat_activity where pid <> pg_backend_pid() and (${isOld(sql`backend_xid`)}
        or (${isOld(sql`backend_xmin`)} and coalesce(datname, current_database()) = current_database()))
      union all select from pg_prepared_xacts where ${isOld(sql`transaction`)}
      union all select from pg_replication_slots where ${isOld(sql`xmin`)}`.execute(db);
    if (rows.length === 0) return true;
    if (waited >= patience) return false;
    await setTimeout(LOOK_AGAIN);
  }
}

const MAX_STATEMENTS = 500;

function sqlite(file: string, readOnly: boolean): Dialect {
  const database = new Database(file, { readonly: readOnly });
  if (!readOnly) database.pragma('journal_mode = WAL');
  // In WAL mode better-sqlite3 falls to NORMAL: a power cut could lose a commit.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  // What is deleted is overwritten with zeros: an erased person is not found in the file either.
  database.pragma('secure_delete = ON');
  database.pragma('busy_timeout = 5000');
  // Reads use the system's own copy of a page: a search touches thousands, and would copy each.
  database.pragma('mmap_size = 2147418112');
  return new OwnSqliteDialect({ database: withStatementCache(database) });
}

/**
 * Keeps prepared statements, since preparing costs more than most queries take. They must not be
 * iterated (`.stream()`): a kept statement is busy meanwhile.
 */
function withStatementCache(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, Database.Statement>();
  return {
    close: () => void database.close(),
    prepare(text) {
      let sql = text;
      // A writer that starts as a reader can fail when it upgrades, so the lock is taken at once.
      if (text === 'begin') sql = 'begin immediate';
      // SQLite rolls back by itself on a full disk; another rollback would hide the cause.
      if (text === 'rollback' && !database.inTransaction) sql = 'select 1';
      let statement = statements.get(sql);
      if (!statement) {
        if (statements.size >= MAX_STATEMENTS) statements.clear();
        statement = database.prepare(sql);
        statements.set(sql, statement);
      }
      return statement;
    },
  };
}

class OwnSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalDdl();
  }
  override createQueryCompiler() {
    return new StablePlans();
  }
}

/** SQLite does roll DDL back, so a migration that fails leaves nothing behind. */
class TransactionalDdl extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/**
 * Where SQLite looks at a bare `?` while it plans (joins, `order by`, `limit`),
 * it prepares the statement again at each run, which takes longer than the run
 * itself. A plus changes no value and hides the parameter from the planner.
 */
class StablePlans extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

// counts are int8 and sums of them numeric; pg hands both over as text.
const INT8 = 20;
const NUMERIC = 1700;
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8 || oid === NUMERIC) return toSafeNumber;
    return loadPg().types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

function toSafeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError('a number beyond 2^53 came out of the database');
  return value;
}

const postgres = (url: string, readOnly: boolean): Dialect =>
  new PostgresDialect({ pool: postgresPool(url, types, readOnly) });
