import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFile,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Db, fingerprints, knownMigrations, openDatabase } from '@parade/db';
import { freshDatabase } from '@parade/db/testing.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withMoney } from '../../../tests/features/ledger.ts';
import { ask, byBank, IBAN } from '../../../tests/features/withdrawals.ts';
import {
  aReport,
  createWorld,
  type Person,
  PROCESS_ENV,
  type World,
} from '../../../tests/testing.ts';
import { reconcile } from '../../money/ledger/reconcile.ts';
import { verifyLedger } from '../../money/ledger/verify-ledger.ts';
import { folderBlobs } from '../files/blobs.ts';
import { fileStore } from '../files/store.ts';
import { sha256 } from '../ids.ts';
import { unsealRow } from '../sealing.ts';
import { makeBackup } from './make.ts';
import { PARTS } from './manifest.ts';
import { type Backup, readBackup } from './read.ts';
import { restoreBackup } from './restore.ts';

const COMMAND = path.resolve(import.meta.dirname, '../../../bin/backup.ts');

let world: World;
let folder: string;
let files: string;
beforeEach(async () => {
  world = await createWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'parade-backup-'));
  files = path.join(world.folder, 'files');
});
afterEach(async () => {
  await world.end();
  await rm(folder, { recursive: true, force: true });
});

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a63a2b' } })
    .png()
    .toBuffer();

/** A person with a report that carries a photo. */
async function withReport(person: Person): Promise<void> {
  const { body } = await person.upload(await photo(), 'photo.png');
  const answer = await person.post('/api/reports', aReport({ documents: { document1: body.id } }));
  expect(answer.status).toBe(201);
}

const make = () =>
  makeBackup(
    { db: world.db, files: folderBlobs(files), key: world.services.key, now: world.services.now },
    path.join(folder, 'backups'),
  );

/** Restores into a place of its own and looks at it. */
async function restored(
  backup: Backup,
  db: Db,
  look: (db: Db, store: ReturnType<typeof fileStore>) => Promise<void>,
): Promise<void> {
  const scratch = await mkdtemp(path.join(folder, 'restored-'));
  const store = folderBlobs(path.join(scratch, 'files'));
  const { key } = world.services;
  await restoreBackup(backup, { db, files: store, key, scratch });
  expect(await readdir(scratch)).toEqual(['files']);
  await look(db, fileStore(store, key));
}

/** The command, as a process of its own beside those that write. */
async function command(): Promise<{ code: number; output: string; errors: string }> {
  const { DATA_DIR = '', ...variables } = world.variables;
  if (DATA_DIR !== world.folder) await symlink(files, path.join(DATA_DIR, 'files'));
  const child = spawn(process.execPath, [COMMAND, path.join(folder, 'backups')], {
    env: {
      ...PROCESS_ENV,
      ...variables,
      DATA_DIR,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, output, errors };
}

describe('a backup', () => {
  it('is whole while people register, upload and take back, and restores into either database', async () => {
    const { victim } = await withMoney(world, 250);
    for (let n = 0; n < 5; n++) await withReport(victim);
    let writes = 0;
    let making = true;
    // No more new ones than may register in an hour, however slow the machine is.
    const people: Awaited<ReturnType<typeof world.client>>[] = [];
    const writer = async () => {
      for (; making; writes++) {
        const person = people[writes % 40] ?? (await world.client());
        people.push(person);
        await withReport(person);
        const { body } = await person.upload(await photo(), 'reprise.png');
        await person.delete(`/api/documents/${body.id}`);
      }
    };
    const writers = Promise.all([writer(), writer()]);
    const made = (async () => {
      await expect.poll(() => writes, { timeout: 15_000 }).toBeGreaterThan(2);
      return { before: writes, ...(await command()) };
    })().finally(() => {
      making = false;
    });
    const [{ before, code, output, errors }] = await Promise.all([made, writers]);
    expect([code, errors]).toEqual([0, '']);
    expect(writes).toBeGreaterThan(before);

    const backup = await readBackup(output.split('\n')[0] ?? '');
    expect(backup.manifest.missing).toEqual([]);
    const look = async (db: Db, store: ReturnType<typeof fileStore>) => {
      const found = await fingerprints(db);
      for (const table of backup.manifest.tables) expect(found).toContainEqual(table);
      const documents = await db.selectFrom('documents').selectAll().execute();
      expect(documents.length).toBeGreaterThanOrEqual(5 + before);
      for (const { id, sha256: expected } of documents) {
        expect(sha256(await store.read(id, 'original'))).toBe(expected);
        expect((await store.read(id, 'copy')).length).toBeGreaterThan(0);
      }
      expect((await verifyLedger(db)).problems).toEqual([]);
      expect((await reconcile(db)).problems).toEqual([]);
      // Nobody's sign-in, and no link, comes back.
      expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('tokens').selectAll().execute()).toEqual([]);
    };
    const same = await freshDatabase();
    const into = openDatabase(same.location);
    await restored(backup, into, look).finally(() => into.destroy());
    await same.drop();
    const file = openDatabase({ file: path.join(folder, 'other.sqlite') });
    await restored(backup, file, look).finally(() => file.destroy());
  }, 60_000);

  it('holds no key and no plain file, for its owner’s eyes alone', async () => {
    await withReport(await world.client());
    const made = await make();
    const names = (await readdir(made.folder)).sort();
    expect(names).toEqual([PARTS.sums, PARTS.database, PARTS.files, PARTS.manifest].sort());
    const { names: blobs } = await readBackup(made.folder);
    expect(blobs).toHaveLength(2);
    for (const name of blobs) {
      const copy = await readFile(path.join(made.folder, PARTS.files, name));
      expect(copy).toEqual(await readFile(path.join(files, name)));
    }
    const key = world.services.key.toString('hex');
    const manifest = await readFile(path.join(made.folder, PARTS.manifest), 'utf8');
    expect(manifest).not.toContain(key);
  });

  it('names a file that the database knows and nobody has any more', async () => {
    await withReport(await world.client());
    const { id } = await world.db.selectFrom('documents').select('id').executeTakeFirstOrThrow();
    const lost = `${id.slice(-2)}/${id}.original`;
    await folderBlobs(files).remove(lost);
    const { code, errors, output } = await command();
    expect([code, errors]).toEqual([1, `Named in the database, but gone: ${lost}\n`]);
    const { manifest } = await readBackup(output.split('\n')[0] ?? '');
    expect([manifest.files, manifest.missing]).toEqual([1, [lost]]);
  });

  it('leaves nothing where it cannot be finished', async () => {
    await withReport(await world.client());
    const broken = {
      ...folderBlobs(files),
      get: () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })),
    };
    const source = {
      db: world.db,
      files: broken,
      key: world.services.key,
      now: world.services.now,
    };
    await expect(makeBackup(source, folder)).rejects.toThrow('no space left');
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a restore', () => {
  let made: string;
  let target: Db;
  beforeEach(async () => {
    await withReport(await world.client());
    made = (await make()).folder;
    target = openDatabase({ file: path.join(folder, 'target.sqlite') });
  });
  afterEach(() => target.destroy());

  const aBlob = async () => {
    const [name = ''] = (await readBackup(made)).names;
    return path.join(made, PARTS.files, name);
  };
  /** As whoever changes a part on purpose would: its sum is right. */
  async function rewrite(part: string, change: (file: string) => Promise<void>): Promise<void> {
    const file = path.join(made, part);
    const hash = async () =>
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
    const old = await hash();
    await change(file);
    const sums = path.join(made, PARTS.sums);
    await writeFile(sums, (await readFile(sums, 'utf8')).replace(old, await hash()));
  }
  const rewriteManifest = (changes: object) =>
    rewrite(PARTS.manifest, async (file) => {
      const old = JSON.parse(await readFile(file, 'utf8'));
      await writeFile(file, JSON.stringify({ ...old, ...changes }));
    });

  it('refuses what was cut, changed or lost', async () => {
    const file = await aBlob();
    const whole = await readFile(file);
    await truncate(file, whole.length - 1);
    await expect(readBackup(made)).rejects.toThrow(/^files\/\S+ is not as it was/);
    await writeFile(
      file,
      Buffer.concat([whole.subarray(0, -1), Buffer.from([~(whole.at(-1) ?? 0)])]),
    );
    await expect(readBackup(made)).rejects.toThrow(/^files\/\S+ is not as it was/);
    await rm(file);
    await expect(readBackup(made)).rejects.toThrow(/^files\/\S+ is missing from the backup/);
    await writeFile(file, whole);
    expect((await readBackup(made)).names).toHaveLength(2);

    const sums = path.join(made, PARTS.sums);
    const lines = await readFile(sums, 'utf8');
    await writeFile(sums, lines.slice(0, -1));
    await expect(readBackup(made)).rejects.toThrow('SHA256SUMS is cut');
    await writeFile(sums, lines.slice(lines.indexOf('\n') + 1));
    await expect(readBackup(made)).rejects.toThrow('made with 2 files, and 1 are listed');
    await writeFile(sums, `${'0'.repeat(64)}  ../../etc/passwd\n${lines}`);
    await expect(readBackup(made)).rejects.toThrow('SHA256SUMS was changed');
    await rm(sums);
    await expect(readBackup(made)).rejects.toThrow('There is no whole backup');
    await writeFile(sums, lines);

    await appendFile(path.join(made, PARTS.database), ' ');
    await expect(readBackup(made)).rejects.toThrow(/^database.sqlite is not as it was/);
  });

  it('refuses a backup of a later version', async () => {
    await rewriteManifest({ migrations: ['0001_accounts', '9999_later'] });
    await expect(readBackup(made)).rejects.toThrow('by a later version of Parade');
    await rewriteManifest({ format: 2 });
    await expect(readBackup(made)).rejects.toThrow('by a later version of Parade');
    await rewrite(PARTS.manifest, (file) => writeFile(file, '{'));
    await expect(readBackup(made)).rejects.toThrow('manifest.json was changed');
  });

  it('brings an older backup up to date', async () => {
    const { victim } = await withMoney(world, 250);
    await ask(victim, 50, byBank);
    made = (await make()).folder;
    const [later, ...older] = knownMigrations().reverse();
    await rewriteManifest({ migrations: older.reverse() });
    await rewrite(PARTS.database, async (file) => {
      const old = openDatabase({ file });
      // What the last migration did, undone: whoever adds one undoes that here.
      expect(later).toBe('0029_lost_documents');
      await sql`drop index documents_lost`.execute(old);
      await sql`alter table documents drop column "lostAt"`.execute(old);
      await sql`delete from kysely_migration where name = ${later}`.execute(old);
      await old.destroy();
    });
    await restored(await readBackup(made), target, async (db) => {
      const paid = await db.selectFrom('withdrawals').selectAll().execute();
      const { key } = world.services;
      expect(paid.map((row) => unsealRow(key, 'withdrawals', row).accountNumber)).toEqual([
        IBAN.replaceAll(' ', ''),
      ]);
      expect(await db.selectFrom('support_tickets').select('answered').execute()).toEqual([]);
      expect(await db.selectFrom('search_words').select('word').execute()).not.toEqual([]);
      expect(await db.selectFrom('documents').select('id').execute()).toHaveLength(1);
    });
  });

  it('refuses another key, no key, and a place where something is already', async () => {
    const backup = await readBackup(made);
    const store = folderBlobs(path.join(folder, 'elsewhere'));
    const place = { db: target, files: store, key: world.services.key, scratch: folder };
    const into = (changes: object) => restoreBackup(backup, { ...place, ...changes });
    await expect(into({ key: null })).rejects.toThrow('The document key is not here');
    await expect(into({ key: Buffer.alloc(32) })).rejects.toThrow('not the one that this backup');
    await expect(into({ db: world.db })).rejects.toThrow(
      /The database is not empty \(\S+ has rows\)/,
    );
    const busy = folderBlobs(path.join(folder, 'busy'));
    await busy.put('aa/other.original', [Readable.from(['x'])]);
    await expect(into({ files: busy })).rejects.toThrow('The store of files is not empty');
    // Nothing of all that was written: it still goes in.
    await into({});
    expect(await target.selectFrom('documents').select('id').execute()).toHaveLength(1);
  });

  it('goes on after a stop between the files and the database', async () => {
    const backup = await readBackup(made);
    const store = folderBlobs(path.join(folder, 'elsewhere'));
    let left = 1;
    const failing = {
      ...store,
      put: (...all: Parameters<typeof store.put>) =>
        left-- > 0 ? store.put(...all) : Promise.reject(new Error('stopped')),
    };
    const place = { db: target, key: world.services.key, scratch: folder };
    await expect(restoreBackup(backup, { ...place, files: failing })).rejects.toThrow('stopped');
    await restoreBackup(backup, { ...place, files: store });
    expect(await target.selectFrom('documents').select('id').execute()).toHaveLength(1);
  });
});
