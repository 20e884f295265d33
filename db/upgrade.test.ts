import path from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogOf } from './dialect.ts';
import {
  type Db,
  knownMigrations,
  migrate,
  openDatabase,
  type Sealed,
  type Sealer,
} from './index.ts';
import { migrations } from './migrations/index.ts';
import { appliedMigrations } from './migrator.ts';
import { NO_SEALER } from './sealed.ts';
import { freshDatabase, type TestDatabase } from './testing.ts';

const AT = '2026-11-21T10:00:00.000Z';

let database: TestDatabase;
/** As a running server of older code has it open. */
let old: Db;
/** As the code of now opens it. */
let next: Db;
/** What a database has that was made by the code of now. */
let whole: unknown;

beforeEach(async () => {
  database = await freshDatabase();
  const { url, file } = database.location;
  const made = openDatabase(database.location);
  whole = await shapeOf(made);
  if (url) await sql`drop schema public cascade; create schema public`.execute(made);
  await made.destroy();
  const location = { url, file: path.join(path.dirname(file), 'old.sqlite') };
  old = openDatabase(location);
  next = openDatabase(location);
});
afterEach(async () => {
  await old.destroy();
  await next.destroy();
  await database.drop();
});

async function shapeOf(db: Db) {
  const columns = await catalogOf(db).columns(db);
  return columns.map(({ table, column }) => `${table}.${column}`).sort();
}

/** Brings an empty database to what earlier code knew. */
async function migrateTo(db: Db, name: string): Promise<void> {
  const provider = { getMigrations: async () => migrations(NO_SEALER) };
  const { error } = await new Migrator({ db, provider }).migrateTo(name);
  if (error) throw error;
}

/** In the columns of the first schema. */
const addPerson = (db: Db, id: string) =>
  sql`insert into users ("id", "email", "passwordHash", "name", "phone", "phoneDigits", "address",
      "preferences", "role", "createdAt", "updatedAt")
    values (${id}, ${`${id}@exemple.fr`}, 'hash', 'Éloïse Marchand', '06 39 98 12 34', '0639981234',
      '3 rue des Lilas', '{}', 'user', ${AT}, ${AT})`.execute(db);

describe('an upgrade', () => {
  const [first = '', ...later] = knownMigrations();
  // Each step of the way was the newest once.
  it.each([first, ...later.slice(0, -1)])(
    'goes from %s to now, with who is there',
    async (name) => {
      await migrateTo(old, name);
      if (name === first) await addPerson(old, 'eloise');
      await migrate(next);
      expect(await shapeOf(next)).toEqual(whole);
      expect(await appliedMigrations(next)).toEqual(knownMigrations());
      const people = await next.selectFrom('users').select(['id', 'email', 'name']).execute();
      const eloise = { id: 'eloise', email: 'eloise@exemple.fr', name: 'Éloïse Marchand' };
      expect(people).toEqual(name === first ? [eloise] : []);
    },
  );

  it('that fails leaves the database to the older server, as it was', async () => {
    await migrateTo(old, first);
    await addPerson(old, 'eloise');
    await sql`insert into idempotency_keys ("userId", "key", "requestHash", "answer", "createdAt")
      values ('eloise', 'a', 'guessable', '{}', ${AT})`.execute(old);
    const before = { shape: await shapeOf(old), applied: await appliedMigrations(old) };
    const fail = () => {
      throw new Error('the disk is full');
    };
    const failing: Sealer = { seal: fail, keyedHash: fail };
    await expect(migrate(next, failing)).rejects.toThrow('the disk is full');
    expect({ shape: await shapeOf(old), applied: await appliedMigrations(old) }).toEqual(before);
    await addPerson(old, 'ines');
    expect((await sql`select "id" from users order by "id"`.execute(old)).rows).toEqual([
      { id: 'eloise' },
      { id: 'ines' },
    ]);

    // What stopped it is over: the same begins anew.
    const sealed = (text: string) => `sealed ${text}`;
    await migrate(next, {
      seal: (_, plain) => sealed(plain) as unknown as Sealed,
      keyedHash: sealed,
    });
    expect(await shapeOf(next)).toEqual(whole);
    const { rows } = await sql`select "requestHash" from idempotency_keys`.execute(next);
    expect(rows).toEqual([{ requestHash: 'sealed guessable' }]);
  });
});
