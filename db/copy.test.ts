import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as immediately } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  alertSearch,
  copyDatabase,
  type Db,
  faultsOf,
  fingerprints,
  migrate,
  openDatabase,
  tableWithRows,
} from './index.ts';
import { freshDatabase, type TestDatabase } from './testing.ts';

const AT = '2026-11-21T10:00:00.000Z';

let first: TestDatabase;
let second: TestDatabase;
let source: Db;
let target: Db;
let folder: string;
let file: Db;

beforeEach(async () => {
  first = await freshDatabase();
  second = await freshDatabase();
  source = openDatabase(first.location);
  target = openDatabase(second.location);
  folder = await mkdtemp(path.join(tmpdir(), 'parade-copy-'));
  file = openDatabase({ file: path.join(folder, 'copy.sqlite') });
  await migrate(file);
});
afterEach(async () => {
  for (const db of [source, target, file]) await db.destroy();
  await first.drop();
  await second.drop();
  await rm(folder, { recursive: true });
});

const user = (id: string, name = 'Éloïse « Zoé » 🙂\n\t"\\') => ({
  id,
  name,
  email: `${id}@exemple.fr`,
  passwordHash: '',
  phone: '',
  phoneDigits: '',
  address: '',
  role: 'user' as const,
  createdAt: AT,
  updatedAt: AT,
});

async function fill(db: Db): Promise<void> {
  // More than one batch, and ids that a language would put in another order than the bytes.
  const ids = Array.from({ length: 700 }, (_, n) => `${['a', 'B', 'é', '-'][n % 4]}${n}`);
  await db
    .insertInto('users')
    .values(ids.map((id) => user(id)))
    .execute();
  await db
    .updateTable('users')
    .set({ recoveredAmountCents: 900_719_925_474_099 })
    .where('id', '=', 'a0')
    .execute();
  await db
    .insertInto('contracts')
    .values({
      id: 'c',
      reference: 'CTR-1',
      userId: 'a0',
      status: 'offered',
      title: '',
      scope: '',
      feeTerms: '',
      refundConditions: '',
      vatRate: 5.5,
      createdAt: AT,
      updatedAt: AT,
    })
    .execute();
  await db
    .insertInto('payments')
    .values({
      id: 'p',
      reference: 'PAY-1',
      userId: 'a0',
      contractId: 'c',
      method: 'bank_transfer',
      amountInEurCents: 5000,
      description: '',
      status: 'pending',
      createdAt: AT,
      updatedAt: AT,
    })
    .execute();
  const invoice = { paymentId: 'p', userId: 'a0', year: 2026, issuedAt: AT, document: '{}' };
  await db
    .insertInto('invoices')
    .values({ ...invoice, id: 'z', kind: 'invoice', series: 'F', sequence: 1, number: 'F-1' })
    .execute();
  // By its key before the invoice that it points at.
  await db
    .insertInto('invoices')
    .values({
      ...invoice,
      id: 'b',
      kind: 'credit_note',
      series: 'A',
      sequence: 1,
      number: 'A-1',
      invoiceId: 'z',
    })
    .execute();
  await db
    .insertInto('ledger_entries')
    .values({
      id: 'e',
      sequence: 1,
      userId: 'a0',
      kind: 'recovery',
      amountCents: 900_719_925_474_099,
      balanceCents: 900_719_925_474_099,
      reference: '',
      reason: '',
      authorId: 'a0',
      at: AT,
      previousHash: '',
      hash: 'h',
    })
    .execute();
  await db
    .insertInto('alerts')
    .values({
      position: 4_000_000_000,
      id: 'alert',
      slug: 'faux-conseiller',
      title: 'Faux conseiller',
      fraudType: 'Phishing',
      country: 'FR',
      region: '',
      amountCents: 0,
      status: 'verified',
      searchText: 'faux conseiller bancaire',
      description: '',
      perpetratorInfo: '',
      dateOfFraud: '',
      source: 'staff',
      firstSeenAt: AT,
      lastSeenAt: AT,
      createdAt: AT,
      updatedAt: AT,
    })
    .execute();
}

const byName = <T extends { name: string }>(tables: readonly T[], name: string) =>
  tables.find((table) => table.name === name);

it('copies everything between databases of one kind and of two, there and back', async () => {
  await fill(source);
  const into = await copyDatabase(source, file);
  const back = await copyDatabase(file, target);
  expect(back).toEqual(into);
  expect(await fingerprints(target)).toEqual(into);
  expect(byName(into, 'users')?.rows).toBe(700);
  expect(byName(into, 'invoices')?.rows).toBe(2);

  for (const db of [file, target]) {
    const found = await alertSearch(db).find(db, {
      needles: ['conseiller'],
      facets: [],
      fraudType: undefined,
      country: undefined,
      sort: 'recent',
      after: undefined,
      limit: 5,
      countTo: 10,
    });
    expect(found.positions).toEqual([4_000_000_000]);
    // Its indexes are there again: one that lets nothing stand twice refuses.
    const twice = { ...user('twice'), email: 'a0@exemple.fr' };
    await expect(db.insertInto('users').values(twice).execute()).rejects.toThrow(/unique/i);
    // The copy keeps its own rules: rows that are fixed, and keys that must point at something.
    await expect(db.deleteFrom('ledger_entries').execute()).rejects.toThrow('append-only');
    const orphan = db.updateTable('contracts').set({ reportId: 'nobody' }).execute();
    await expect(orphan).rejects.toThrow(/foreign key/i);
  }
});

it('tells how far it is, and refuses a row that names one that is not there', async () => {
  await fill(source);
  const said: string[] = [];
  const progress = (...[stage, done, total]: [string, number, number]) =>
    said.push(`${stage} ${done}/${total}`);
  await copyDatabase(source, file, { progress });
  expect(said).toContain('users 700/700');
  expect(said.at(-1)).toMatch(/^Relecture des tables (\d+)\/\1$/);

  await sql`pragma foreign_keys = off`.execute(file);
  await file.updateTable('contracts').set({ userId: 'nobody' }).execute();
  const orphaned = 'contracts nomme des lignes de users qui n’existent pas (1).';
  expect(await faultsOf(file)).toEqual([orphaned]);
  // As on the file: the keys of the database are checked at its end.
  const again = openDatabase({ file: path.join(folder, 'again.sqlite') });
  await migrate(again);
  await expect(copyDatabase(file, again)).rejects.toThrow(orphaned);
  await expect(copyDatabase(file, target)).rejects.toThrow(/foreign key|nomme des lignes/);
  for (const db of [again, target]) {
    expect(await tableWithRows(db)).toBeUndefined();
    const token = { hash: 'h', kind: 'admin_setup' as const, createdAt: AT, usedAt: null };
    const orphan = { ...token, userId: 'nobody', expiresAt: null };
    await expect(db.insertInto('tokens').values(orphan).execute()).rejects.toThrow(/foreign key/i);
  }
  await again.destroy();
});

it('copies the instant at which it began, while others write', async () => {
  await fill(source);
  let written = 0;
  let copying = true;
  const writer = openDatabase(first.location);
  const writing = (async () => {
    for (; copying; written++) {
      await immediately(); // SQLite answers at once: the loop would keep everybody else out.
      await writer
        .insertInto('users')
        .values(user(`w${written}`))
        .execute();
    }
  })();
  await expect.poll(() => written).toBeGreaterThan(2);
  const copied = await copyDatabase(source, file).finally(() => {
    copying = false;
  });
  await writing;
  await writer.destroy();
  expect(byName(copied, 'users')?.rows).toBeLessThanOrEqual(700 + written);
  expect(await fingerprints(file)).toEqual(copied);
});

it('leaves out the tables that it is told to', async () => {
  await fill(source);
  await source
    .insertInto('sessions')
    .values({ id: 's', userId: 'a0', createdAt: AT, expiresAt: AT })
    .execute();
  const copied = await copyDatabase(source, target, { without: ['sessions'] });
  expect(byName(copied, 'sessions')).toBeUndefined();
  expect(await target.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

it('refuses a target that is not empty, or of another version', async () => {
  await target.insertInto('users').values(user('somebody')).execute();
  await expect(copyDatabase(source, target)).rejects.toThrow('n’est pas vide (users a des lignes)');
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', ${AT})`.execute(
    file,
  );
  await expect(copyDatabase(source, file)).rejects.toThrow(
    'La base d’arrivée n’est pas de cette version',
  );
  await expect(copyDatabase(file, target)).rejects.toThrow(
    'La base de départ n’est pas de cette version',
  );
});

it('names the table that does not arrive as it left, and leaves nothing', async () => {
  await fill(source);
  // The file is SQLite on both runs.
  await sql`create trigger spoil after insert on users when new.id = 'a0'
    begin update users set name = 'X' where id = 'a0'; end`.execute(file);
  await expect(copyDatabase(source, file)).rejects.toThrow('La table users n’est pas arrivée');
  expect(await file.selectFrom('users').selectAll().execute()).toEqual([]);
});

it('names the table whose row the target refuses, and leaves nothing', async () => {
  await fill(source);
  await sql`create trigger refuse before insert on contracts
    begin select raise(abort, 'no room'); end`.execute(file);
  await expect(copyDatabase(source, file)).rejects.toThrow('contracts n’a pas pu être copiée');
  expect(await file.selectFrom('users').selectAll().execute()).toEqual([]);
});
