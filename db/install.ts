import { existsSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';
import { copyDatabase } from './copy.ts';
import type { DatabaseLocation } from './dialect.ts';
import { type CopiedTable, type Progress, tableWithRows } from './fingerprints.ts';
import { migrate } from './migrator.ts';
import { openDatabase } from './open.ts';

/**
 * Puts a whole SQLite file that nobody has open into the place of an empty database: into
 * PostgreSQL row by row in one transaction; as a file by its name, so that there is either
 * nothing or all of it. It is no longer where it was. Throws as `requireEmptyDatabase` does.
 */
export async function installDatabase(
  file: string,
  location: DatabaseLocation,
  progress: Progress = () => {},
): Promise<void> {
  await requireEmptyDatabase(location);
  if (location.url) {
    await copyFileInto(file, location, progress);
    return;
  }
  await flush(file);
  await rename(file, location.file);
  await flush(path.dirname(location.file));
}

/** Copies every row of an SQLite file into the empty database of a server, brought up to date. */
export async function copyFileInto(
  file: string,
  location: DatabaseLocation,
  progress: Progress,
): Promise<CopiedTable[]> {
  const source = openDatabase({ file, readOnly: true });
  const target = openDatabase(location);
  try {
    await migrate(target);
    return await copyDatabase(source, target, { progress });
  } finally {
    await source.destroy();
    await target.destroy();
  }
}

/** Throws a sentence where the database has rows, or a file of it is used or left over. */
export async function requireEmptyDatabase(location: DatabaseLocation): Promise<void> {
  if (location.url || existsSync(location.file)) {
    const db = openDatabase(location);
    const filled = await tableWithRows(db).finally(() => db.destroy());
    if (filled) {
      throw new Error(
        `La base n’est pas vide (${filled} a des lignes)\u00a0: mettez d’abord l’ancienne de côté. Rien n’a été restauré.`,
      );
    }
  }
  // Whoever closes a file last folds its log into it. SQLite would read a log that stays into the new one.
  const log = `${location.file}-wal`;
  if (!location.url && existsSync(log)) {
    throw new Error(
      `${log} est là\u00a0: la base est ouverte ailleurs (arrêtez le serveur), ou c’est le reste d’une autre (mettez-le de côté). Rien n’a été restauré.`,
    );
  }
}

/** Until the file, or the names in the folder, are on the disk and would survive its power. */
export async function flush(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder);
  await handle.sync().finally(() => handle.close());
}
