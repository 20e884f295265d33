import { existsSync } from 'node:fs';
import { type Db, isUpToDate, openDatabase, tableWithRows } from '@parade/db';
import type { Env } from '../platform/env.ts';
import { databaseOf } from './services.ts';

/**
 * Opens the instance's database for a check: nothing can be written, nothing is made or brought
 * up to date. Throws one sentence where there is none, it is empty, or of another version.
 */
export const withReadOnly = <Result>(env: Env, read: (db: Db) => Promise<Result>) =>
  withFilled(env, async (db) => {
    if (await isUpToDate(db)) return read(db);
    throw new Error(
      'La base n’est pas de cette version de Parade\u00a0: démarrez d’abord le serveur, qui la met à jour.',
    );
  });

/** The same of a database of any version. */
export async function withFilled<Result>(
  env: Env,
  read: (db: Db) => Promise<Result>,
): Promise<Result> {
  const location = databaseOf(env);
  if (!location.url && !existsSync(location.file)) {
    throw new Error(
      `Il n’y a pas de base dans ${env.dataDir}\u00a0: dites où elle est avec DATA_DIR ou DATABASE_URL.`,
    );
  }
  const db = openDatabase({ ...location, readOnly: true });
  try {
    if ((await tableWithRows(db)) === undefined) {
      throw new Error('La base est vide\u00a0: est-ce la bonne\u00a0? (DATA_DIR, DATABASE_URL)');
    }
    return await read(db);
  } finally {
    await db.destroy();
  }
}
