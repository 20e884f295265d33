import path from 'node:path';
import { type DatabaseLocation, installDatabase, requireEmptyDatabase } from '@parade/db';
import { type Blobs, folderBlobs } from '../files/blobs.ts';
import { copyFiles } from '../files/copy-files.ts';
import { KEY_CHECK } from '../files/key-check.ts';
import { PARTS } from './manifest.ts';
import { type Preparation, withPrepared } from './prepare.ts';
import type { Backup } from './read.ts';

/** `scratch` lies on the same disk as the database's file. */
export interface RestoreTarget extends Preparation {
  location: DatabaseLocation;
  files: Blobs;
}

/**
 * Puts a backup that was read whole into an empty place: the files first, then the database at
 * once. A stop in between, whatever its kind, is followed by the same again: what arrived stays.
 * Resolves with what `check` found, one line each. Throws one sentence where something is there
 * already, the key is another one or something is not as it was.
 */
export async function restoreBackup(backup: Backup, target: RestoreTarget): Promise<string[]> {
  const { location, files, progress = () => {} } = target;
  await requireEmptyDatabase(location);
  await requireNoOtherFiles(backup, files);
  return withPrepared(backup, target, async ({ db, file, problems }) => {
    const from = folderBlobs(path.join(backup.folder, PARTS.files));
    await copyFiles(from, files, (done, total) => progress('Copie des fichiers', done, total));
    await db.destroy();
    await installDatabase(file, location, progress);
    return problems;
  });
}

async function requireNoOtherFiles({ names }: Backup, files: Blobs): Promise<void> {
  const own = new Set([...names, KEY_CHECK]);
  for await (const { name } of files.list()) {
    if (own.has(name)) continue;
    throw new Error(
      'Le dossier des documents n’est pas vide\u00a0: mettez d’abord les anciens fichiers de côté. Rien n’a été restauré.',
    );
  }
}
