import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import {
  type CopiedTable,
  type Db,
  flush,
  knownMigrations,
  openDatabase,
  saveDatabase,
} from '@parade/db';
import { type Blobs, folderBlobs } from '../files/blobs.ts';
import { fingerprintOf } from '../files/encryption.ts';
import { blobsOf } from '../files/store.ts';
import type { Progress } from '../progress.ts';
import { type Manifest, PARTS, sha256OfFile } from './manifest.ts';

/**
 * What would be worth something to a thief of the backup, and wrong after a
 * restore: sign-ins that ended since, links that were used, and exports whose
 * files are not in it.
 */
const LEFT_OUT = ['sessions', 'tokens', 'exports'];

/** How often the database is copied anew where files went away meanwhile. */
const ATTEMPTS = 5;

export interface BackupSource {
  db: Db;
  files: Blobs;
  key: Buffer;
  now: () => Date;
  progress?: Progress | undefined;
}

export interface MadeBackup {
  folder: string;
  manifest: Manifest;
}

/**
 * Makes `<folder>/parade-<instant>`: the database as it is at one instant, as
 * an SQLite file whatever it lies in, and the ciphertext of every file that
 * it names. Writers may go on. It has its name only once it is whole and on
 * the disk; a failure leaves nothing behind.
 */
export async function makeBackup(source: BackupSource, folder: string): Promise<MadeBackup> {
  const takenAt = source.now().toISOString();
  const final = path.join(folder, `parade-${takenAt.replace(/[:.]/g, '-')}`);
  const partial = `${final}.partial`;
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    const manifest = await fill(source, partial, takenAt);
    await rename(partial, final);
    await flush(folder);
    return { folder: final, manifest };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

/**
 * The database is copied first, then the files: they are written before their row and removed
 * after it. A file that went away in between went with its row, so the database is copied once
 * more; a file that is not there for two copies is really missing.
 */
async function fill(source: BackupSource, folder: string, takenAt: string): Promise<Manifest> {
  const sums = new Map<string, string>();
  let missing: string[] = [];
  let copy = await copyOfDatabase(source, folder);
  for (let attempt = 1; ; attempt++) {
    const before = missing;
    missing = await copyFiles(source, folder, copy.names, sums);
    if (missing.every((name) => before.includes(name)) || attempt === ATTEMPTS) break;
    copy = await copyOfDatabase(source, folder);
  }
  await removeUnnamed(folder, copy.names, sums);

  const manifest: Manifest = {
    format: 1,
    takenAt,
    migrations: knownMigrations(),
    tables: copy.tables,
    files: sums.size,
    missing,
    keyFingerprint: fingerprintOf(source.key),
  };
  const inFolder = (part: string) => path.join(folder, part);
  await writeFile(inFolder(PARTS.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
  const lines = [...sums].map(([name, sum]) => `${sum}  ${PARTS.files}/${name}\n`);
  for (const part of [PARTS.database, PARTS.manifest]) {
    lines.push(`${await sha256OfFile(inFolder(part))}  ${part}\n`);
  }
  await writeFile(inFolder(PARTS.sums), lines.join(''));
  for (const part of [PARTS.database, PARTS.manifest, PARTS.sums, '']) await flush(inFolder(part));
  return manifest;
}

async function copyOfDatabase(
  { db, progress }: BackupSource,
  folder: string,
): Promise<{ tables: CopiedTable[]; names: string[] }> {
  const file = path.join(folder, PARTS.database);
  for (const part of ['', '-wal', '-shm']) await rm(`${file}${part}`, { force: true });
  const tables = await saveDatabase(db, file, { without: LEFT_OUT, progress });
  const copy = openDatabase({ file });
  try {
    const documents = await copy
      .selectFrom('documents')
      .select(['id', 'hasCopy'])
      .orderBy('id')
      .execute();
    return { tables, names: documents.flatMap(blobsOf) };
  } finally {
    await copy.destroy();
  }
}

/** Copies what is not there yet; the names of those that could not be found. */
async function copyFiles(
  { files: from, progress }: BackupSource,
  folder: string,
  names: readonly string[],
  sums: Map<string, string>,
): Promise<string[]> {
  const to = folderBlobs(path.join(folder, PARTS.files));
  const missing: string[] = [];
  for (const [nth, name] of names.entries()) {
    progress?.('Copie des fichiers', nth + 1, names.length);
    if (sums.has(name)) continue;
    const bytes = await from.get(name).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!bytes) {
      missing.push(name);
      continue;
    }
    const hash = createHash('sha256');
    const meter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await to.put(name, [bytes, meter]);
    sums.set(name, hash.digest('hex'));
  }
  return missing;
}

/** What an earlier copy of the database named and the last one does not: somebody removed it. */
async function removeUnnamed(
  folder: string,
  names: readonly string[],
  sums: Map<string, string>,
): Promise<void> {
  const named = new Set(names);
  const to = folderBlobs(path.join(folder, PARTS.files));
  for (const name of [...sums.keys()]) {
    if (named.has(name)) continue;
    await to.remove(name);
    sums.delete(name);
  }
}
