/**
 * `pnpm files:verify`: reads every document to its last byte, while the server runs, and names those
 * whose file is missing or damaged. Changes nothing. Ends with 1 where one is.
 */
import { existsSync } from 'node:fs';
import { openDatabase, refuseLaterVersion } from '@parade/db';
import { databaseOf, openBlobs } from '../src/app/services.ts';
import { verifyFiles } from '../src/people/documents/verify.ts';
import { readEnv } from '../src/platform/env.ts';
import { existingKey } from '../src/platform/files/encryption.ts';
import { requireKeyOf } from '../src/platform/files/key-check.ts';
import { fileStore } from '../src/platform/files/store.ts';
import { createLog } from '../src/platform/log.ts';
import { runCommand } from './command.ts';

await runCommand(async () => {
  const env = readEnv(process.env);
  const location = databaseOf(env);
  const key = await existingKey(env.documentKey, env.dataDir);
  if (!key || (!location.url && !existsSync(location.file))) {
    throw new Error(`There are no documents in ${env.dataDir}: say where with DATA_DIR.`);
  }
  const blobs = (await openBlobs(env, createLog(env.logLevel)))('files');
  // With a wrong key every file would pass for a damaged one.
  await requireKeyOf(blobs, key);
  const db = openDatabase(location);
  try {
    await refuseLaterVersion(db);
    const { documents, bytes, missing, damaged } = await verifyFiles(db, fileStore(blobs, key));
    for (const line of missing) console.error(`missing  ${line}`);
    for (const line of damaged) console.error(`damaged  ${line}`);
    const lost = missing.length + damaged.length;
    const verdict =
      lost === 0 ? 'all are whole' : `${missing.length} missing, ${damaged.length} damaged`;
    console.log(`${documents} documents, ${(bytes / 1e6).toFixed(1)} MB read: ${verdict}.`);
    if (lost > 0) process.exitCode = 1;
  } finally {
    await db.destroy();
  }
});
