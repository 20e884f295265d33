import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
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
import {
  type DatabaseLocation,
  type Db,
  fingerprints,
  knownMigrations,
  openDatabase,
} from '@parade/db';
import { freshDatabase } from '@parade/db/testing.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withMoney } from '../../../tests/features/ledger.ts';
import { ask, byBank, IBAN } from '../../../tests/features/withdrawals.ts';
import { PROCESS_ENV } from '../../../tests/process-env.ts';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';
import { undoSince } from '../../../tests/undo-migrations.ts';
import { checkBooks } from '../../money/ledger/check-books.ts';
import { folderBlobs } from '../files/blobs.ts';
import { fileStore } from '../files/store.ts';
import { sha256 } from '../ids.ts';
import { unsealRow } from '../sealing.ts';
import { makeBackup } from './make.ts';
import { PARTS } from './manifest.ts';
import { type Backup, readBackup } from './read.ts';
import { restoreBackup } from './restore.ts';

const PARADE = path.resolve(import.meta.dirname, '../../../bin/parade.ts');

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
  location: DatabaseLocation,
  look: (db: Db, store: ReturnType<typeof fileStore>) => Promise<void>,
): Promise<void> {
  const scratch = await mkdtemp(path.join(folder, 'restored-'));
  const store = folderBlobs(path.join(scratch, 'files'));
  const { key } = world.services;
  const check = checkBooks;
  expect(await restoreBackup(backup, { location, files: store, key, scratch, check })).toEqual([]);
  expect(await readdir(scratch)).toEqual(['files']);
  const db = openDatabase(location);
  await look(db, fileStore(store, key)).finally(() => db.destroy());
}

/** The command, as a process of its own beside those that write. */
async function command(): Promise<{ code: number; output: string; errors: string }> {
  const { DATA_DIR = '', ...variables } = world.variables;
  if (DATA_DIR !== world.folder) await symlink(files, path.join(DATA_DIR, 'files'));
  const child = spawn(process.execPath, [PARADE, 'backup', path.join(folder, 'backups')], {
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
      // Nor more reports than forty people may send in one.
      for (; making && writes < 350; writes++) {
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
      expect(await checkBooks(db)).toEqual([]);
      // Nobody's sign-in, and no link, comes back.
      expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
      expect(await db.selectFrom('tokens').selectAll().execute()).toEqual([]);
    };
    const same = await freshDatabase();
    await restored(backup, same.location, look);
    await same.drop();
    await restored(backup, { file: path.join(folder, 'other.sqlite') }, look);
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

  it('names in one line the files that the database knows and nobody has any more', async () => {
    await withReport(await world.client());
    const { id } = await world.db.selectFrom('documents').select('id').executeTakeFirstOrThrow();
    const lost = [`${id.slice(-2)}/${id}.original`, `${id.slice(-2)}/${id}.copy`];
    for (const name of lost) await folderBlobs(files).remove(name);
    const { code, errors, output } = await command();
    const said = `Fichiers que la base nomme et qui n’y sont plus\u00a0: 2 (${lost.join(', ')})\n`;
    expect([code, errors]).toEqual([1, said]);
    const { manifest } = await readBackup(output.split('\n')[0] ?? '');
    expect([manifest.files, manifest.missing]).toEqual([0, lost]);
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
  let location: DatabaseLocation;
  beforeEach(async () => {
    await withReport(await world.client());
    made = (await make()).folder;
    location = { file: path.join(folder, 'target.sqlite') };
  });
  const documents = async () => {
    const target = openDatabase(location);
    const rows = target.selectFrom('documents').select('id').execute();
    return (await rows.finally(() => target.destroy())).length;
  };

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
    await expect(readBackup(made)).rejects.toThrow(/^files\/\S+ n’est plus tel que/);
    await writeFile(
      file,
      Buffer.concat([whole.subarray(0, -1), Buffer.from([~(whole.at(-1) ?? 0)])]),
    );
    await expect(readBackup(made)).rejects.toThrow(/^files\/\S+ n’est plus tel que/);
    await rm(file);
    await expect(readBackup(made)).rejects.toThrow(/^files\/\S+ manque dans la sauvegarde/);
    await writeFile(file, whole);
    expect((await readBackup(made)).names).toHaveLength(2);

    const sums = path.join(made, PARTS.sums);
    const lines = await readFile(sums, 'utf8');
    await writeFile(sums, lines.slice(0, -1));
    await expect(readBackup(made)).rejects.toThrow('SHA256SUMS est coupé');
    await writeFile(sums, lines.slice(lines.indexOf('\n') + 1));
    await expect(readBackup(made)).rejects.toThrow('faite avec 2 fichiers, 1 sont dans la liste');
    await writeFile(sums, `${'0'.repeat(64)}  ../../etc/passwd\n${lines}`);
    await expect(readBackup(made)).rejects.toThrow('SHA256SUMS a été modifié');
    await rm(sums);
    await expect(readBackup(made)).rejects.toThrow('Il n’y a pas de sauvegarde entière');
    await writeFile(sums, lines);

    await appendFile(path.join(made, PARTS.database), ' ');
    await expect(readBackup(made)).rejects.toThrow(/^database.sqlite n’est plus tel que/);
  });

  it('refuses a backup of a later version', async () => {
    await rewriteManifest({ migrations: ['0001_accounts', '9999_later'] });
    await expect(readBackup(made)).rejects.toThrow('d’une version plus récente de Parade');
    await rewriteManifest({ format: 2 });
    await expect(readBackup(made)).rejects.toThrow('d’une version plus récente de Parade');
    await rewrite(PARTS.manifest, (file) => writeFile(file, '{'));
    await expect(readBackup(made)).rejects.toThrow('manifest.json a été modifié');
  });

  it('brings an older backup up to date', async () => {
    const { victim } = await withMoney(world, 250);
    await ask(victim, 50, byBank);
    made = (await make()).folder;
    const first = '0026_sealed_numbers';
    const known = knownMigrations();
    let tables: unknown;
    await rewrite(PARTS.database, async (file) => {
      const old = openDatabase({ file });
      await sql`update withdrawals set "accountNumber" = ${IBAN}`.execute(old);
      await sql`delete from idempotency_keys`.execute(old);
      await undoSince(old, first);
      tables = await fingerprints(old);
      await old.destroy();
    });
    await rewriteManifest({ migrations: known.slice(0, known.indexOf(first)), tables });
    await restored(await readBackup(made), location, async (db) => {
      const paid = await db.selectFrom('withdrawals').selectAll().execute();
      const { key } = world.services;
      expect(paid.map((row) => unsealRow(key, 'withdrawals', row).accountNumber)).toEqual([IBAN]);
      expect(await db.selectFrom('support_tickets').select('answered').execute()).toEqual([]);
      expect(await db.selectFrom('search_words').select('word').execute()).not.toEqual([]);
      expect(await db.selectFrom('documents').select('id').execute()).toHaveLength(1);
    });
  });

  it('refuses another key, no key, and a place where something is already', async () => {
    const backup = await readBackup(made);
    const store = folderBlobs(path.join(folder, 'elsewhere'));
    const { key } = world.services;
    const place = { location, files: store, key, scratch: folder, check: checkBooks };
    const into = (changes: object) => restoreBackup(backup, { ...place, ...changes });
    await expect(into({ key: null })).rejects.toThrow('La clé des documents n’est pas là');
    await expect(into({ key: Buffer.alloc(32) })).rejects.toThrow('n’est pas celle de cette sau');
    const filled = await freshDatabase();
    const db = openDatabase(filled.location);
    await withRow(db);
    await db.destroy();
    await expect(into({ location: filled.location })).rejects.toThrow(
      /La base n’est pas vide \(tokens a des lignes\)/,
    );
    await filled.drop();
    const busy = folderBlobs(path.join(folder, 'busy'));
    await busy.put('aa/other.original', [Readable.from(['x'])]);
    await expect(into({ files: busy })).rejects.toThrow('Le dossier des documents n’est pas vide');
    // The log of another database would be read into the new one.
    await writeFile(`${location.file}-wal`, 'x');
    await expect(into({})).rejects.toThrow('target.sqlite-wal est là');
    await rm(`${location.file}-wal`);
    // Nothing of all that was written: it still goes in.
    await into({});
    expect(await documents()).toBe(1);
  });

  it('refuses a database that is not what the manifest says', async () => {
    await rewrite(PARTS.database, async (file) => {
      const db = openDatabase({ file });
      await withRow(db);
      await db.updateTable('reports').set({ title: 'Autre' }).execute();
      await db.destroy();
    });
    await expect(restored(await readBackup(made), location, async () => {})).rejects.toThrow(
      'La table reports n’est plus telle que lors de la sauvegarde',
    );
    expect(existsSync(location.file)).toBe(false);
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
    const { key } = world.services;
    const place = { location, key, scratch: folder, check: checkBooks };
    await expect(restoreBackup(backup, { ...place, files: failing })).rejects.toThrow('stopped');
    await restoreBackup(backup, { ...place, files: store });
    expect(await documents()).toBe(1);
  });
});

/** A row that every database may have. */
const withRow = (db: Db) =>
  db
    .insertInto('tokens')
    .values({ hash: 'h', kind: 'admin_setup', createdAt: '2026-11-21T10:00:00.000Z' } as never)
    .execute();
