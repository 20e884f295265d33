/**
 * `pnpm backup [<folder>]`: the database and the files in one folder, below
 * `<folder>` (`backups`), while the server runs. Prints where. Ends with 1
 * where it could not be made, or where the database names files that are gone.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '@parade/db';
import { databaseOf, openBlobs } from '../src/app/services.ts';
import { makeBackup } from '../src/platform/backup/make.ts';
import { readEnv } from '../src/platform/env.ts';
import { existingKey } from '../src/platform/files/encryption.ts';
import { requireKeyOf, requireKeyOfSealed } from '../src/platform/files/key-check.ts';
import { createLog } from '../src/platform/log.ts';
import { runCommand } from './command.ts';

await runCommand(async () => {
  const env = readEnv(process.env);
  const location = databaseOf(env);
  const key = await existingKey(env.documentKey, env.dataDir);
  if (!key || (!location.url && !existsSync(location.file))) {
    throw new Error(`There is nothing to back up in ${env.dataDir}: say where with DATA_DIR.`);
  }
  const blobs = await openBlobs(env, createLog(env.logLevel));
  const db = openDatabase(location);
  const start = performance.now();
  try {
    // A wrong key would be written into the backup, which the right one could not restore then.
    await requireKeyOfSealed(db, key);
    await requireKeyOf(blobs('files'), key);
    const source = { db, files: blobs('files'), key, now: () => new Date() };
    const made = await makeBackup(source, path.resolve(process.argv[2] ?? 'backups'));
    const { tables, files, missing } = made.manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${made.folder}\n${rows} rows and ${files} files in ${seconds} s.`);
    console.log('The document key is not in it: keep it elsewhere, without it no file opens.');
    for (const name of missing) console.error(`Named in the database, but gone: ${name}`);
    if (missing.length > 0) process.exitCode = 1;
  } finally {
    await db.destroy();
  }
});
