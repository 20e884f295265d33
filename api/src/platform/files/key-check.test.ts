import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROCESS_ENV } from '../../../tests/process-env.ts';
import { createServices } from '../../app/services.ts';
import { readEnv } from '../env.ts';
import { newId } from '../ids.ts';
import { type Blobs, folderBlobs } from './blobs.ts';
import { existingKey } from './encryption.ts';
import { KEY_CHECK, requireKeyOf } from './key-check.ts';
import { fileStore } from './store.ts';

const PARADE = path.resolve(import.meta.dirname, '../../../bin/parade.ts');

let folder: string;
let blobs: Blobs;
const key = randomBytes(32);
const other = randomBytes(32);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parade-key-'));
  blobs = folderBlobs(path.join(folder, 'files'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('knows the key of a new store again, and refuses another', async () => {
  await requireKeyOf(blobs, key);
  await requireKeyOf(blobs, key);
  await expect(requireKeyOf(blobs, other)).rejects.toThrow('The document key is not the one');
});

it('lets two servers start at once on an empty store', async () => {
  for (let trial = 0; trial < 20; trial++) {
    const store = folderBlobs(path.join(folder, `files-${trial}`));
    await Promise.all([requireKeyOf(store, key), requireKeyOf(store, key)]);
    await expect(requireKeyOf(store, other)).rejects.toThrow('The document key is not the one');
  }
});

it('knows it by its files where the store is older than the check', async () => {
  await fileStore(blobs, key).write(newId(), 'original', Buffer.from('preuve'));
  await expect(requireKeyOf(blobs, other)).rejects.toThrow('The document key is not the one');
  await requireKeyOf(blobs, key);
  await expect(requireKeyOf(blobs, other)).rejects.toThrow('The document key is not the one');
});

it('makes no new key where files are already, and a backup names none that opens nothing', async () => {
  await fileStore(blobs, key).write(newId(), 'original', Buffer.from('preuve'));
  const env = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  await expect(createServices(env)).rejects.toThrow('The document key is not here, and files');
  expect(await existingKey(undefined, folder)).toBeNull();
  // An empty database is no backup's affair.
  const right = { DATA_DIR: folder, LOG_LEVEL: 'silent', DOCUMENT_KEY: key.toString('hex') };
  await (await createServices(readEnv(right))).db.destroy();
  const run = promisify(execFile)(
    process.execPath,
    [PARADE, 'backup', path.join(folder, 'backups')],
    {
      env: { ...PROCESS_ENV, DATA_DIR: folder, DOCUMENT_KEY: other.toString('hex') },
    },
  );
  await expect(run).rejects.toThrow('La clé des documents n’est pas celle qui');
});

it('is no orphan that a clean-up counts or removes', async () => {
  await requireKeyOf(blobs, key);
  expect(await fileStore(blobs, key).idsBefore(new Date(Date.now() + 60_000))).toEqual([]);
  expect(await blobs.size(KEY_CHECK)).toBeGreaterThan(0);
});
