/** Fresh databases for tests, on whichever of the two `TEST_POSTGRES_URL` chooses. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type DatabaseLocation, migrate, openDatabase } from './index.ts';

export interface TestDatabase {
  location: DatabaseLocation;
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
  return { location: { file }, drop: () => rm(folder, { recursive: true, force: true }) };
}

async function sqliteTemplate(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parade-template-'));
  const file = path.join(folder, 'template.sqlite');
  const db = openDatabase({ file });
  await migrate(db);
  await db.destroy(); // Closing folds the write-ahead log into the file that is copied.
  return file;
}

/** Emptied databases, to be used again: making one takes longer than most tests. */
const emptied: string[] = [];

/** Makes the next databases new ones. */
export function forgetEmptied(): void {
  emptied.length = 0;
}

async function freshPostgres(url: string): Promise<TestDatabase> {
  let name = emptied.pop();
  if (!name) {
    template ??= postgresTemplate(url);
    name = `test_${process.pid}_${++counter}`;
    await administer(url, `create database ${name} template ${await template}`);
    tables ??= (await tablesOf(url, name)).length;
  }
  const own = name;
  return {
    location: { url: withDatabase(url, own), file: '' },
    async drop() {
      if (await empty(url, own)) emptied.push(own);
      else await administer(url, `drop database ${own} with (force)`);
    },
  };
}

/** The number of tables of a whole database. */
let tables: number | undefined;

async function tablesOf(url: string, name: string): Promise<string[]> {
  let names: string[] = [];
  await withClient(withDatabase(url, name), async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables
        where schemaname = 'public' and tablename not like 'kysely%'`,
    );
    names = rows.map((row) => row.name);
  });
  return names;
}

/** Ends its connections and deletes its rows. False where a test dropped one of its tables. */
async function empty(url: string, name: string): Promise<boolean> {
  const names = await tablesOf(url, name);
  if (names.length !== tables) return false;
  await withClient(withDatabase(url, name), async (client) => {
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    const deletes = names.map((table) => `delete from ${table};`).join('');
    await client.query(`set session_replication_role = replica; ${deletes}`);
  });
  return true;
}

/** The template of the whole run: the first process makes it, the others wait for that. */
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

/** Closing the connection releases the lock that it holds. */
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
