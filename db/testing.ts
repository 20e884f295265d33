/** Fresh databases for tests, on whichever of the two `TEST_POSTGRES_URL` chooses. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Dialect, type Driver, Kysely, sql } from 'kysely';
import pg from 'pg';
import { createDialect } from './dialect.ts';
import { type DatabaseLocation, type Db, migrate, openDatabase, type Tables } from './index.ts';
import { noteStatement } from './statements.ts';

export interface TestDatabase {
  location: DatabaseLocation;
  /** A connection that waits for no disk: what is lost when the machine stops is lost to nobody. */
  open(): Promise<Db>;
  /** Called after every connection to it was closed. */
  drop(): Promise<void>;
}

const server = process.env.TEST_POSTGRES_URL;
let counter = 0;
let template: Promise<string> | undefined;

/** A migrated, empty database of its own: a copy of a template that is made once. */
export const freshDatabase = (): Promise<TestDatabase> =>
  server ? freshPostgres(server) : freshSqlite();

async function freshSqlite(): Promise<TestDatabase> {
  template ??= sqliteTemplate();
  const folder = await mkdtemp(path.join(tmpdir(), 'parade-test-'));
  const file = path.join(folder, 'parade.sqlite');
  await copyFile(await template, file);
  return {
    location: { file },
    async open() {
      const db = openDatabase({ file });
      await sql`pragma synchronous = off`.execute(db);
      return db;
    },
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

async function sqliteTemplate(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parade-template-'));
  const file = path.join(folder, 'template.sqlite');
  const db = openDatabase({ file });
  await migrate(db);
  await db.destroy(); // Closing folds the write-ahead log into the file that is copied.
  return file;
}

/** A database of the server, with connections that outlive the tests: new ones take longer than most of these. */
interface Kept {
  name: string;
  dialect: Dialect;
  /** How many of its connections somebody uses. */
  busy(): number;
  end(): Promise<void>;
}

/** Emptied databases, to be used again: making one takes longer than most tests. */
const emptied: Kept[] = [];

/** Makes the next databases new ones. */
export async function forgetEmptied(): Promise<void> {
  for (const kept of emptied.splice(0)) await kept.end();
}

async function freshPostgres(url: string): Promise<TestDatabase> {
  const kept = emptied.pop() ?? (await newPostgres(url));
  return {
    location: { url: withDatabase(url, kept.name), file: '' },
    open: async () => new Kysely<Tables>({ dialect: kept.dialect, log: noteStatement }),
    async drop() {
      if (await empty(kept)) return void emptied.push(kept);
      await kept.end();
      await administer(url, `drop database ${kept.name} with (force)`);
    },
  };
}

/** By this the server knows the connections that are kept. */
const OURS = 'parade_tests';

async function newPostgres(url: string): Promise<Kept> {
  template ??= postgresTemplate(url);
  const name = `test_${process.pid}_${++counter}`;
  await administer(url, `create database ${name} template ${await template}`);
  const own = createDialect({
    url: `${withDatabase(url, name)}?application_name=${OURS}`,
    file: '',
  });
  const driver = own.createDriver();
  await driver.init();
  let busy = 0;
  const shared: Partial<Driver> = {
    init: async () => {},
    // What still asks after the end of its test is refused by Kysely itself.
    destroy: async () => {},
    async acquireConnection(options) {
      const connection = await driver.acquireConnection(options);
      busy++;
      return connection;
    },
    async releaseConnection(connection, options) {
      busy--;
      await driver.releaseConnection(connection, options);
    },
  };
  const dialect: Dialect = {
    createAdapter: () => own.createAdapter(),
    createIntrospector: (db) => own.createIntrospector(db),
    createQueryCompiler: () => own.createQueryCompiler(),
    createDriver: () =>
      new Proxy(driver, {
        get(target, method: keyof Driver) {
          return shared[method] ?? target[method]?.bind(target);
        },
      }),
  };
  tables ??= (await tablesOf(new Kysely({ dialect }))).length;
  return { name, dialect, busy: () => busy, end: () => driver.destroy() };
}

/** The number of tables of a whole database. */
let tables: number | undefined;

async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db);
  return rows.map(({ name }) => name);
}

/** Without a row, and used by nobody. False where a test dropped a table of it or goes on for ever. */
async function empty({ dialect, busy }: Kept): Promise<boolean> {
  const db = new Kysely<Tables>({ dialect, log: noteStatement });
  for (let waited = 0; busy() > 0; waited += 5) {
    if (waited > 5000) return false;
    await setTimeout(5);
  }
  const names = await tablesOf(db);
  if (names.length !== tables) return false;
  const deletes = names.map((table) => `delete from ${table};`).join('');
  await sql
    .raw(
      `begin;
      select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name <> '${OURS}';
      set local session_replication_role = replica; ${deletes}
      commit`,
    )
    .execute(db);
  return true;
}

/** One for the whole run: whoever comes first makes it, the others wait for that. */
async function postgresTemplate(url: string): Promise<string> {
  const name = 'template_of_tests';
  const unfinished = `${name}_unfinished`;
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const there = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (there.rowCount) return;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    const db = openDatabase({ url: withDatabase(url, unfinished), file: '' });
    await migrate(db);
    await db.destroy();
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

const administer = (url: string, statement: string) =>
  withClient(url, async (client) => void (await client.query(statement)));

/** Its end gives back what it locked. */
async function withClient(url: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
}
