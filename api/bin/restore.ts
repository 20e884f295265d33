/**
 * `pnpm restore <backup>`: into an empty `DATA_DIR`, or the empty database and
 * store of the configuration, with the server stopped. Reads the whole backup
 * before it writes anything.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@parade/db';
import { databaseOf, openBlobs } from '../src/app/services.ts';
import { readBackup } from '../src/platform/backup/read.ts';
import { restoreBackup } from '../src/platform/backup/restore.ts';
import { readEnv } from '../src/platform/env.ts';
import { existingKey } from '../src/platform/files/encryption.ts';
import { createLog } from '../src/platform/log.ts';
import { runCommand } from './command.ts';

await runCommand(async () => {
  const folder = process.argv[2];
  if (!folder) throw new Error('Which? pnpm restore <folder of the backup>');
  const env = readEnv(process.env);
  const backup = await readBackup(path.resolve(folder));
  const key = await existingKey(env.documentKey, env.dataDir);
  await mkdir(env.dataDir, { recursive: true, mode: 0o700 });
  const blobs = await openBlobs(env, createLog(env.logLevel));
  const db = openDatabase(databaseOf(env));
  try {
    await restoreBackup(backup, { db, files: blobs('files'), key, scratch: env.dataDir });
  } finally {
    await db.destroy();
  }
  const { takenAt, files, missing } = backup.manifest;
  console.log(`Restored: everything as it was at ${takenAt}, with ${files} files.`);
  if (missing.length > 0) console.log(`${missing.length} files were gone when it was made.`);
  console.log('Everybody signs in again, and links in earlier mails no longer work.');
  console.log(
    `Who erased their account after ${takenAt} is back: erase them again before you let anybody in.`,
  );
});
