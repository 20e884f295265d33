import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openDatabase, tableWithRows } from '@parade/db';
import { freshDatabase, type TestDatabase } from '@parade/db/testing.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withMoney } from '../../../tests/features/ledger.ts';
import { PROCESS_ENV } from '../../../tests/process-env.ts';
import { createWorld, type World } from '../../../tests/testing.ts';
import { checkBooks } from '../../money/ledger/check-books.ts';
import { folderBlobs } from '../files/blobs.ts';
import { makeBackup } from './make.ts';
import { readBackupState } from './state.ts';

const PARADE = path.resolve(import.meta.dirname, '../../../bin/parade.ts');

let world: World;
let folder: string;
beforeEach(async () => {
  world = await createWorld();
  folder = await mkdtemp(path.join(tmpdir(), 'parade-commands-'));
});
afterEach(async () => {
  await world.end();
  await rm(folder, { recursive: true, force: true });
});

const start = (name: string, args: readonly string[], variables: Record<string, string>) =>
  spawn(process.execPath, [PARADE, name, ...args], {
    cwd: folder,
    env: { ...PROCESS_ENV, LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function run(name: string, args: readonly string[], variables: Record<string, string>) {
  const child = start(name, args, variables);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: code as number | null, out, err };
}

/** Kills it as soon as it says this; whether it was still running. */
async function killedAt(child: ChildProcess, said: string): Promise<boolean> {
  const ended = once(child, 'exit');
  let heard = '';
  child.stderr?.on('data', (chunk) => {
    heard += chunk;
    if (heard.includes(said)) child.kill('SIGKILL');
  });
  const [, signal] = await ended;
  return signal === 'SIGKILL';
}

/** Where something is restored to: an empty database of the kind of this run. */
interface Place {
  database: TestDatabase;
  dataDir: string;
  variables: Record<string, string>;
}

async function emptyPlace(): Promise<Place> {
  const database = await freshDatabase();
  const { url, file } = database.location;
  const dataDir = url ? path.join(folder, 'data') : path.dirname(file);
  await mkdir(dataDir, { recursive: true });
  const { DOCUMENT_KEY = '' } = world.variables;
  const variables = { DATA_DIR: dataDir, DOCUMENT_KEY, ...(url ? { DATABASE_URL: url } : {}) };
  return { database, dataDir, variables };
}

const filled = async ({ database }: Place) => {
  const db = openDatabase(database.location);
  return (await tableWithRows(db).finally(() => db.destroy())) !== undefined;
};

async function aBackup(): Promise<string> {
  const { victim } = await withMoney(world, 250);
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#a63a2b' } });
  const { status } = await victim.upload(await photo.png().toBuffer(), 'photo.png');
  expect(status).toBe(201);
  const { key, now } = world.services;
  const files = folderBlobs(path.join(world.folder, 'files'));
  return (await makeBackup({ db: world.db, files, key, now }, path.join(folder, 'backups'))).folder;
}

describe('pnpm restore', () => {
  it('tells how far it is, and is run again after kill -9 wherever that hits', async () => {
    const backup = await aBackup();
    const place = await emptyPlace();
    const scratch = path.join(place.dataDir, 'restore-killed');
    await mkdir(scratch);
    await writeFile(path.join(scratch, 'database.sqlite'), 'half');
    const cut = ['Lecture de la sauvegarde', 'Contrôle des tables', 'Contrôle de la base'];
    const killed: boolean[] = [];
    for (const at of cut) {
      // One that was quicker than its end left everything.
      if (await filled(place)) break;
      killed.push(await killedAt(start('restore', [backup], place.variables), at));
    }
    expect(killed[0]).toBe(true);
    if (!(await filled(place))) {
      const { code, err, out } = await run('restore', [backup], place.variables);
      expect([code, out]).toEqual([0, expect.stringMatching(/^Restauré en [\d.]+ s/)]);
      expect(err).toMatch(/^Contrôle des tables (\d+) \/ \1$/m);
      expect((await readdir(place.dataDir)).filter((name) => /^restore/.test(name))).toEqual([]);
    }
    const db = openDatabase(place.database.location);
    expect(await checkBooks(db)).toEqual([]);
    expect(await db.selectFrom('ledger_entries').select('id').execute()).toHaveLength(1);
    await db.destroy();

    const again = await run('restore', [backup], place.variables);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('La base n’est pas vide')]);
    await place.database.drop();
  }, 30_000);
});

describe('pnpm backup --verify', () => {
  it('rehearses the restore and notes it, and says what would keep from it', async () => {
    await aBackup();
    const files = path.join(world.folder, 'files');
    const { DATA_DIR = '' } = world.variables;
    if (DATA_DIR !== world.folder) await symlink(files, path.join(DATA_DIR, 'files'));
    const target = path.join(folder, 'verified');
    const good = await run('backup', ['--verify', target], world.variables);
    expect([good.code, good.err]).toEqual([0, '']);
    expect(good.out).toContain('Restauration répétée jusqu’au bout\u00a0: tout y est.');
    const state = await readBackupState(DATA_DIR);
    expect(state).toMatchObject({ failed: false, missing: 0, rehearsedAt: expect.any(String) });

    // Its bytes are not what the key makes of the row any more.
    const { id } = await world.db.selectFrom('documents').select('id').executeTakeFirstOrThrow();
    const file = path.join(files, id.slice(-2), `${id}.original`);
    await writeFile(file, Buffer.alloc((await stat(file)).size));
    const bad = await run('backup', ['--verify', target], world.variables);
    expect([bad.code, bad.err]).toEqual([1, expect.stringContaining('ne s’ouvre pas avec la clé')]);
    expect(await readBackupState(DATA_DIR)).toMatchObject({
      failed: true,
      rehearsedAt: state.rehearsedAt,
    });
    // Both backups stay, and nothing beside them.
    expect((await readdir(target)).every((name) => name.startsWith('parade-'))).toBe(true);
  });
});

describe('a check', () => {
  it('says that a base is empty, and leaves it so', async () => {
    const place = await emptyPlace();
    const said = 'La base est vide\u00a0: est-ce la bonne\u00a0? (DATA_DIR, DATABASE_URL)\n';
    const checks = [
      ['ledger', 'verify'],
      ['ledger', 'reconcile'],
      ['backup', 'backups'],
      ['erase', 'nobody'],
    ] as const;
    for (const [name, ...args] of checks) {
      expect(await run(name, args, place.variables)).toEqual({ code: 1, out: '', err: said });
    }
    expect(await filled(place)).toBe(false);
    await place.database.drop();
    const nowhere = { DATA_DIR: path.join(folder, 'nowhere') };
    const { code, err } = await run('ledger', ['verify'], nowhere);
    expect([code, err]).toEqual([1, expect.stringContaining('Il n’y a pas de base dans')]);
    expect(await readdir(folder)).not.toContain('nowhere');
  });

  it('reads the books while the server writes', async () => {
    await withMoney(world, 250);
    const { code, out, err } = await run('ledger', ['verify'], world.variables);
    expect([code, out, err]).toEqual([
      0,
      expect.stringMatching(/^1 écritures\u00a0: tout est juste\. Tête 1:[0-9a-f]{64}\n$/),
      '',
    ]);
  });
});
