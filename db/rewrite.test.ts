import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rewriteTables } from './dialect.ts';
import { type Db, openDatabase } from './index.ts';
import { freshDatabase, type TestDatabase } from './testing.ts';

const AT = '2026-11-21T10:00:00.000Z';
const SECRET = 'Banque Escamotée';

let database: TestDatabase;
let db: Db;
/** Another process on the same database. */
let other: Db;
beforeEach(async () => {
  database = await freshDatabase();
  db = openDatabase(database.location);
  other = openDatabase(database.location);
  const row = { kind: 'admin_setup' as const, userId: null, createdAt: AT, expiresAt: null };
  await db
    .insertInto('tokens')
    .values({ ...row, hash: SECRET, usedAt: null })
    .execute();
});
afterEach(async () => {
  await other.destroy();
  await db.destroy();
  await database.drop();
});

/** Everything that stands in the files of the table, of rows that are gone too. */
async function bytes(): Promise<string> {
  const { url, file } = database.location;
  if (!url) {
    const log = await readFile(`${file}-wal`).catch(() => Buffer.of());
    return Buffer.concat([await readFile(file), log]).toString();
  }
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ bytes: Buffer }>`
    select pg_read_binary_file(pg_relation_filepath('tokens')) as bytes`.execute(db);
  return rows.map((row) => row.bytes.toString()).join('');
}

it('forgets earlier versions of rows, and says no while somebody may read them', async () => {
  const isSqlite = !database.location.url;
  if (isSqlite) await sql`pragma busy_timeout = 0`.execute(db);
  await other.connection().execute(async (reader) => {
    await sql
      .raw(isSqlite ? 'begin deferred' : 'begin isolation level repeatable read')
      .execute(reader);
    await reader.selectFrom('users').select('id').execute();
    await db.updateTable('tokens').set({ hash: 'a' }).execute();
    expect(await rewriteTables(db, ['tokens'], 0)).toBe(false);
    expect(await bytes()).toContain(SECRET);

    const waiting = rewriteTables(db, ['tokens'], 20_000);
    await sql`rollback`.execute(reader);
    // SQLite does not wait: there the next start does it.
    expect((await waiting) || (await rewriteTables(db, ['tokens']))).toBe(true);
    expect(await bytes()).not.toContain(SECRET);
  });
});
