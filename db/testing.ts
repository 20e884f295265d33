/** Fresh databases for tests, on whichever of the two `TEST_POSTGRES_URL` chooses. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type DatabaseLocation, migrate, openDatabase } from './index.ts';

export interface TestDatabase {
  location: DatabaseLocation;
  /** After every connection to it was closed. */
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
  const file = path.join(folder, 'test.sqlite');
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

async function freshPostgres(url: string): Promise<TestDatabase> {
  template ??= postgresTemplate(url);
  const name = `test_${process.pid}_${++counter}`;
  await administer(url, `create database ${name} template ${await template}`);
  return {
    location: { url: withDatabase(url, name), file: '' },
    drop: () => administer(url, `drop database ${name} with (force)`),
  };
}

async function postgresTemplate(url: string): Promise<string> {
  const name = `template_${process.pid}`;
  await administer(url, `create database ${name}`);
  const db = openDatabase({ url: withDatabase(url, name), file: '' });
  await migrate(db);
  await db.destroy();
  return name;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
}
