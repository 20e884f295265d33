import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate, type Sealed } from '@parade/db';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newWithdrawal } from '../../contract/withdrawals.ts';
import { everyFile, everywhere, WORDS } from '../../tests/everywhere.ts';
import { identity, submitted } from '../../tests/features/kyc.ts';
import { withMoney } from '../../tests/features/ledger.ts';
import { configure } from '../../tests/features/payments.ts';
import { ask, byBank } from '../../tests/features/withdrawals.ts';
import { createWorld, type Person, type World } from '../../tests/testing.ts';
import { undoSince } from '../../tests/undo-migrations.ts';
import { createServices } from '../app/services.ts';
import { makeBackup } from './backup/make.ts';
import { readEnv } from './env.ts';
import { folderBlobs } from './files/blobs.ts';
import { newId, sha256 } from './ids.ts';
import { forgetUnreadable, keyedHash, seal, sealerOf, unseal, unsealRow } from './sealing.ts';

const isSqlite = !process.env.TEST_POSTGRES_URL;
const KEY = Buffer.alloc(32, 7);
const PLACE = { table: 'withdrawals', column: 'accountNumber', id: 'a' };
const IBAN = 'FR7630006000011234567890189';

describe('a sealed value', () => {
  it('opens with its key, in its place, whole', () => {
    const sealed = seal(KEY, PLACE, IBAN);
    expect(unseal(KEY, PLACE, sealed)).toBe(IBAN);
    expect(seal(KEY, PLACE, IBAN)).not.toBe(sealed);
    for (const other of [{ id: 'b' }, { column: 'binanceId' }, { table: 'kyc_verifications' }]) {
      expect(() => unseal(KEY, { ...PLACE, ...other }, sealed)).toThrow();
    }
    expect(() => unseal(Buffer.alloc(32, 8), PLACE, sealed)).toThrow();
    const bytes = Buffer.from(String(sealed), 'base64');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = ~(changed[at] ?? 0);
      const text = changed.toString('base64') as unknown as Sealed;
      expect(() => unseal(KEY, PLACE, text)).toThrow();
    }
    expect(() => unseal(KEY, PLACE, IBAN as unknown as Sealed)).toThrow('no sealed value');
  });

  it('cannot be found by trying what its hash is of', () => {
    expect(keyedHash(KEY, IBAN)).toBe(keyedHash(KEY, IBAN));
    expect(keyedHash(Buffer.alloc(32, 8), IBAN)).not.toBe(keyedHash(KEY, IBAN));
  });
});

describe('the product', () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
  });
  afterEach(() => world.end());

  const NUMBERS = [WORDS.iban, WORDS.idNumber];
  const numbersIn = (text: { includes(word: string): boolean }) =>
    NUMBERS.filter((word) => text.includes(word));

  it('writes the number of no paper or account where a copy of the data shows it', async () => {
    const staff = await world.staff();
    await configure(world.db, 'bitcoin');
    const { person } = await everywhere(world, staff);
    const data = (await person.get('/api/me/export')).bytes.toString();
    expect(numbersIn(data)).toEqual(NUMBERS);

    for (const { name } of await world.db.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(world.db);
      expect([name, numbersIn(JSON.stringify(rows))]).toEqual([name, []]);
    }
    const folder = await mkdtemp(path.join(tmpdir(), 'parade-sealed-'));
    const { key, now } = world.services;
    const files = folderBlobs(path.join(world.folder, 'files'));
    const made = await makeBackup({ db: world.db, files, key, now }, folder);
    for (const name of await readdir(made.folder)) {
      if (name === 'files') continue;
      const bytes = await readFile(path.join(made.folder, name));
      expect([name, numbersIn(bytes)]).toEqual([name, []]);
    }
    await rm(folder, { recursive: true });
    for (const [file, bytes] of await everyFile(world)) {
      if (!file.includes('/cluster/')) expect([file, numbersIn(bytes)]).toEqual([file, []]);
    }
  });

  it('pays nobody into an account that was moved into their row', async () => {
    const { victim, staff } = await withMoney(world, 250);
    const [{ body: first }, { body: second }] = [await ask(victim, 1), await ask(victim, 2)];
    await sql`update withdrawals set "accountNumber" =
      (select "accountNumber" from withdrawals where id = ${first.id}) where id = ${second.id}`.execute(
      world.db,
    );
    expect((await staff.get(`/api/admin/withdrawals/${first.id}`)).status).toBe(200);
    expect((await staff.get(`/api/admin/withdrawals/${second.id}`)).status).toBe(500);
  });

  it('starts with no other key, and makes none, where a database came without its files', async () => {
    const { victim } = await withMoney(world, 250);
    await ask(victim, 1);
    const folder = await mkdtemp(path.join(tmpdir(), 'parade-sealed-'));
    const { DATABASE_URL, DATA_DIR = '' } = world.variables;
    const start = async (settings: object) => {
      const env = readEnv({ ...settings, DATABASE_URL, LOG_LEVEL: 'silent' });
      await (await createServices(env)).db.destroy();
    };
    // What the files do not know, the database does.
    const elsewhere = { DATA_DIR: isSqlite ? DATA_DIR : folder };
    const other = Buffer.alloc(32, 8).toString('hex');
    await expect(start({ ...elsewhere, DOCUMENT_KEY: other })).rejects.toThrow(
      'not the one that the database was encrypted with',
    );
    await rm(path.join(elsewhere.DATA_DIR, 'files'), { recursive: true, force: true });
    await rm(path.join(elsewhere.DATA_DIR, 'document.key'), { force: true });
    await expect(start(elsewhere)).rejects.toThrow('and the database needs it');
    expect(await readdir(elsewhere.DATA_DIR)).not.toContain('document.key');

    // Whose key is lost for good goes on without the numbers.
    expect(await forgetUnreadable(world.db, Buffer.from(other, 'hex'))).toBe(1);
    await start({ ...elsewhere, DOCUMENT_KEY: other });
    await rm(folder, { recursive: true });
  });
});

describe('a database of before', () => {
  let world: World;
  let victim: Person;
  const sealer = () => sealerOf(world.services.key);
  const once = newId();
  const request = { amount: 7, ...byBank };
  const asked = () => victim.post('/api/withdrawals', request, { 'idempotency-key': once });
  let answer: object;

  beforeEach(async () => {
    world = await createWorld();
    ({ victim } = await withMoney(world, 250));
    answer = (await asked()).body;
    await submitted(victim);
    await unsealEverything();
  });
  afterEach(() => world.end());

  /** As earlier versions wrote it. */
  async function unsealEverything() {
    const { db, services } = world;
    for (const row of (await rows()).withdrawals) {
      const { accountNumber } = unsealRow(services.key, 'withdrawals', row);
      await sql`update withdrawals set "accountNumber" = ${accountNumber}`.execute(db);
    }
    await sql`update kyc_verifications set "idNumber" = ${identity.idNumber}`.execute(db);
    const body = newWithdrawal.parse(request);
    const requestHash = sha256(JSON.stringify(['withdrawals.request', body]));
    await sql`update idempotency_keys set "answer" = ${JSON.stringify(answer)},
      "requestHash" = ${requestHash}`.execute(db);
    await undoSince(db, '0026_sealed_numbers');
    // What was deleted while nothing overwrote it is in the file still.
    if (isSqlite) await sql`pragma secure_delete = off`.execute(db);
    await sql`update withdrawals set "adminNote" = ${`${IBAN} `.repeat(30)}`.execute(db);
    await sql`update withdrawals set "adminNote" = ''`.execute(db);
    if (isSqlite) await sql`pragma secure_delete = on`.execute(db);
  }

  /** Text of the pages of the files, of what is deleted too. */
  async function bytes(): Promise<string> {
    if (isSqlite) {
      const files = [...(await everyFile(world))].filter(([file]) => file.includes('sqlite'));
      return files.map(([, content]) => content.toString('latin1')).join('');
    }
    await sql`checkpoint`.execute(world.db);
    const { rows } = await sql<{ bytes: Buffer }>`
      select pg_read_binary_file(pg_relation_filepath(oid::regclass)) as bytes from pg_class
      where relname in ('withdrawals', 'kyc_verifications', 'idempotency_keys')`.execute(world.db);
    return rows.map((row) => row.bytes.toString('latin1')).join('');
  }
  const rows = async () => ({
    withdrawals: await world.db.selectFrom('withdrawals').selectAll().execute(),
    papers: await world.db.selectFrom('kyc_verifications').selectAll().execute(),
  });

  it('is sealed whole, and its files hold no plain number', async () => {
    const before = await bytes();
    expect([before.includes(IBAN), before.includes(identity.idNumber)]).toEqual([true, true]);
    await migrate(world.db, sealer());
    const after = await bytes();
    expect([after.includes(IBAN), after.includes(identity.idNumber)]).toEqual([false, false]);

    const { withdrawals, papers } = await rows();
    const { key } = world.services;
    expect(withdrawals.map((row) => unsealRow(key, 'withdrawals', row))).toMatchObject([
      { accountNumber: IBAN, binanceId: null, walletAddress: null },
    ]);
    expect(papers.map((row) => unsealRow(key, 'kyc_verifications', row))).toMatchObject([
      { idNumber: identity.idNumber },
    ]);
    // A form that was sent before, and is sent again after, is the same.
    expect((await asked()).body).toEqual(answer);
    expect((await rows()).withdrawals).toHaveLength(1);
    const changed = { ...request, amount: 8 };
    const other = await victim.post('/api/withdrawals', changed, { 'idempotency-key': once });
    expect(other.body.code).toBe('idempotency_conflict');
  });

  it('is as it was where the step stops half way, and without a key', async () => {
    const before = await rows();
    let left = 1;
    const stopping = {
      ...sealer(),
      seal: (...all: Parameters<ReturnType<typeof sealer>['seal']>) => {
        if (left-- === 0) throw new Error('stopped');
        return sealer().seal(...all);
      },
    };
    await expect(migrate(world.db, stopping)).rejects.toThrow('stopped');
    expect(await rows()).toEqual(before);
    await expect(migrate(world.db)).rejects.toThrow('the document key is not here');
    expect(await rows()).toEqual(before);
    await migrate(world.db, sealer());
    expect((await rows()).withdrawals).not.toEqual(before.withdrawals);
  });

  it('is cleaned by the next start where one stopped between the step and the cleaning', async () => {
    await migrate(world.db, sealer());
    await world.db.schema
      .createTable('kysely_plain_text_remains')
      .addColumn('one', 'integer')
      .execute();
    await sql`update withdrawals set "bankName" = ${'Banque Escamotée'}`.execute(world.db);
    await sql`update withdrawals set "bankName" = ''`.execute(world.db);
    expect(await bytes()).toContain('Banque Escamot');
    await migrate(world.db, sealer());
    expect(await bytes()).not.toContain('Banque Escamot');
    const tables = await world.db.introspection.getTables({ withInternalKyselyTables: true });
    expect(tables.map(({ name }) => name)).not.toContain('kysely_plain_text_remains');
  });
});
