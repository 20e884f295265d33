import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Db,
  isUnavailable,
  isUniqueViolation,
  migrate,
  openDatabase,
  transact,
} from './index.ts';
import { freshDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
let db: Db;

beforeEach(async () => {
  database = await freshDatabase();
  db = openDatabase(database.location);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const token = (hash: string) => ({
  hash,
  kind: 'admin_setup' as const,
  userId: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  expiresAt: null,
  usedAt: null,
});

describe('database', () => {
  it('takes a migration that is already there as done', async () => {
    await migrate(db);
    await migrate(db);
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('keeps nothing of a transaction that fails', async () => {
    const failing = transact(db, async (trx) => {
      await trx.insertInto('tokens').values(token('a')).execute();
      throw new Error('half way');
    });
    await expect(failing).rejects.toThrow('half way');
    expect(await db.selectFrom('tokens').selectAll().execute()).toEqual([]);
  });

  it.skipIf(!process.env.TEST_POSTGRES_URL)(
    'outlives a connection that the server ends between two statements of a transaction',
    async () => {
      const other = openDatabase(database.location);
      const broken = transact(db, async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        await sql`select pg_terminate_backend(${rows[0]?.pid}::int, 5000)`.execute(other);
        // It arrives while nothing is asked; unheard, it would be an uncaught exception.
        await setImmediate();
        await trx.insertInto('tokens').values(token('a')).execute();
      });
      await expect(broken).rejects.toSatisfy(isUnavailable);
      expect(await db.selectFrom('tokens').selectAll().execute()).toEqual([]);
      await other.destroy();
    },
  );

  it('tells a unique violation from other errors', async () => {
    await db.insertInto('tokens').values(token('a')).execute();
    const again = await db
      .insertInto('tokens')
      .values(token('a'))
      .execute()
      .catch((e) => e);
    expect(isUniqueViolation(again)).toBe(true);
    expect(isUniqueViolation(new Error('no'))).toBe(false);
  });

  it('keeps the entries of the ledger as they were written', async () => {
    await migrate(db);
    const at = '2026-11-21T10:00:00.000Z';
    const person = {
      email: 'a@exemple.fr',
      passwordHash: '',
      name: 'A',
      phone: '',
      phoneDigits: '',
    };
    await db
      .insertInto('users')
      .values({
        ...person,
        id: 'u',
        address: '',
        role: 'user',
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    await db
      .insertInto('ledger_entries')
      .values({
        id: 'e',
        sequence: 1,
        userId: 'u',
        kind: 'recovery',
        amountCents: 100,
        balanceCents: 100,
        reference: 'VIR 1',
        reason: 'Restitution',
        authorId: 'u',
        at,
        previousHash: '',
        hash: 'a',
      })
      .execute();
    const changes = [
      db.updateTable('ledger_entries').set({ amountCents: 200 }),
      db.deleteFrom('ledger_entries'),
    ];
    for (const change of changes) {
      await expect(change.execute()).rejects.toThrow('ledger_entries is append-only');
    }
    const left = await db.selectFrom('ledger_entries').select('amountCents').execute();
    expect(left).toEqual([{ amountCents: 100 }]);
  });

  it('reads, and refuses every change, where it was opened to read only', async () => {
    await db.insertInto('tokens').values(token('a')).execute();
    const reader = openDatabase({ ...database.location, readOnly: true });
    expect(await reader.selectFrom('tokens').selectAll().execute()).toHaveLength(1);
    const change = reader.deleteFrom('tokens').execute();
    await expect(change).rejects.toThrow(/read-?only/);
    await reader.destroy();
    expect(await db.selectFrom('tokens').selectAll().execute()).toHaveLength(1);
    const nowhere = { file: `${database.location.file}-nowhere`, readOnly: true };
    expect(() => openDatabase(nowhere)).toThrow('unable to open database file');
  });

  it('gives counts and sums as numbers', async () => {
    await db
      .insertInto('tokens')
      .values([token('a'), token('b')])
      .execute();
    const row = await db
      .selectFrom('tokens')
      .select((e) => [e.fn.countAll<number>().as('count'), sql<number>`sum(2)`.as('sum')])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ count: 2, sum: 4 });
  });

  it('loses none of many transactions that are started at once', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        transact(db, (trx) =>
          trx
            .insertInto('tokens')
            .values(token(`t${i}`))
            .execute(),
        ),
      ),
    );
    expect(await db.selectFrom('tokens').selectAll().execute()).toHaveLength(40);
  });

  it.runIf(!process.env.TEST_POSTGRES_URL)('still syncs every commit after a write', async () => {
    await db.insertInto('tokens').values(token('a')).execute();
    const pragma = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
    expect(pragma.rows).toEqual([{ synchronous: 2 }]); // 2 is FULL
  });
});
