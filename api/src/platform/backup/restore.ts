import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { copyDatabase, type Db, migrate, openDatabase, tableWithRows } from '@parade/db';
import { type Blobs, folderBlobs } from '../files/blobs.ts';
import { fingerprintOf } from '../files/encryption.ts';
import { KEY_CHECK } from '../files/key-check.ts';
import { sealerOf } from '../sealing.ts';
import { PARTS } from './manifest.ts';
import type { Backup } from './read.ts';

export interface RestoreTarget {
  db: Db;
  files: Blobs;
  /** Null where there is none yet. */
  key: Buffer | null;
  /** A folder for the copy of the database that is brought up to date; emptied afterwards. */
  scratch: string;
}

/**
 * Puts a backup that was read whole into an empty place: the files first, then
 * the database in one transaction, so that a stop in between can be followed by
 * the same again. Throws one sentence where something is there already, or the
 * key is another one.
 */
export async function restoreBackup(backup: Backup, target: RestoreTarget): Promise<void> {
  const sealer = sealerOf(requireSameKey(backup, target.key));
  const table = await tableWithRows(target.db);
  if (table) {
    throw new Error(
      `The database is not empty (${table} has rows): move the old one aside first. Nothing was restored.`,
    );
  }
  await requireNoOtherFiles(backup, target.files);

  const folder = await mkdtemp(path.join(target.scratch, 'restore-'));
  const file = path.join(folder, PARTS.database);
  try {
    // A copy is opened: opening the file itself would change what its hash was taken of.
    await copyFile(path.join(backup.folder, PARTS.database), file);
    const source = openDatabase({ file });
    try {
      await migrate(source, sealer);
      await migrate(target.db, sealer);
      const from = folderBlobs(path.join(backup.folder, PARTS.files));
      for (const name of backup.names) await target.files.put(name, [await from.get(name)]);
      await copyDatabase(source, target.db);
    } finally {
      await source.destroy();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function requireSameKey({ manifest }: Backup, key: Buffer | null): Buffer {
  if (!key) {
    throw new Error(
      'The document key is not here: set DOCUMENT_KEY, or put document.key into the data folder. Nothing was restored.',
    );
  }
  if (fingerprintOf(key) !== manifest.keyFingerprint) {
    throw new Error(
      'The document key is not the one that this backup was encrypted with. Nothing was restored.',
    );
  }
  return key;
}

async function requireNoOtherFiles({ names }: Backup, files: Blobs): Promise<void> {
  const own = new Set([...names, KEY_CHECK]);
  for await (const { name } of files.list()) {
    if (own.has(name)) continue;
    throw new Error(
      'The store of files is not empty: move the old files aside first. Nothing was restored.',
    );
  }
}
