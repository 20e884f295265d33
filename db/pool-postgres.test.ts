import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Db, isUnavailable, openDatabase, transact, withPatience } from './index.ts';
import { freshDatabase, type TestDatabase } from './testing.ts';

describe.runIf(process.env.TEST_POSTGRES_URL)('who waits for PostgreSQL', () => {
  let database: TestDatabase;
  let db: Db;
  let other: Db;
  beforeEach(async () => {
    database = await freshDatabase();
    db = openDatabase(database.location);
    other = openDatabase(database.location);
  });
  afterEach(async () => {
    await Promise.all([db.destroy(), other.destroy()]);
    await database.drop();
  });

  const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(db);
  const one = () => sql`select 1`.execute(db);
  const sleeping = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where query like '%pg_sleep%' and state = 'active' and datname = current_database()
        and pid <> pg_backend_pid()`.execute(other);
    return rows.length;
  };

  it('is told in time, and the server stops working for nobody', async () => {
    const from = performance.now();
    await expect(withPatience(300, () => sleep(30))).rejects.toSatisfy(isUnavailable);
    expect(performance.now() - from).toBeLessThan(2000);
    await vi.waitFor(async () => expect(await sleeping()).toBe(0), 5000);
    await one();
  });

  it('waits for all statements of a transaction together, and keeps nothing of it', async () => {
    const token = { kind: 'admin_setup' as const, userId: null, expiresAt: null, usedAt: null };
    const slow = withPatience(500, () =>
      transact(db, async (trx) => {
        const row = { ...token, hash: 'a', createdAt: '2026-11-21T10:00:00.000Z' };
        await trx.insertInto('tokens').values(row).execute();
        for (;;) await sql`select pg_sleep(0.2)`.execute(trx);
      }),
    );
    await expect(slow).rejects.toSatisfy(isUnavailable);
    expect(await other.selectFrom('tokens').selectAll().execute()).toEqual([]);
  });

  it('also waits for a place in the pool, and takes none once they gave up', async () => {
    const all = Array.from({ length: 10 }, () => sleep(1.5));
    const late = Array.from({ length: 10 }, () => withPatience(300, one));
    const from = performance.now();
    for (const each of late) await expect(each).rejects.toSatisfy(isUnavailable);
    expect(performance.now() - from).toBeLessThan(1200);
    await Promise.all(all);
    await Promise.all(Array.from({ length: 10 }, () => withPatience(1000, one)));
  });

  it('loses no patience by what is no waiting, and none after the answer', async () => {
    let later: Promise<unknown> | undefined;
    await withPatience(300, async () => {
      await pause(400);
      await one();
      later = pause(1).then(() => sleep(0.5));
    });
    await later;
  });

  it('waits as long as the server is at work where nothing bounds it', async () => {
    await sleep(5.5);
  });
});
