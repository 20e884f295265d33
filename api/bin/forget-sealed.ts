/**
 * `node api/bin/forget-sealed.ts`: after the document key was lost, with the
 * server stopped, the files moved aside and a new key in their place. Empties
 * the numbers of papers and accounts that it does not open, for good.
 */
import { openDatabase } from '@parade/db';
import { databaseOf, openBlobs } from '../src/app/services.ts';
import { readEnv } from '../src/platform/env.ts';
import { existingKey } from '../src/platform/files/encryption.ts';
import { requireKeyOf } from '../src/platform/files/key-check.ts';
import { createLog } from '../src/platform/log.ts';
import { forgetUnreadable } from '../src/platform/sealing.ts';
import { runCommand } from './command.ts';

await runCommand(async () => {
  const env = readEnv(process.env);
  const key = await existingKey(env.documentKey, env.dataDir);
  if (!key) throw new Error('By which key? Set DOCUMENT_KEY to the new one.');
  // Whoever merely named a wrong key has files that say so.
  await requireKeyOf((await openBlobs(env, createLog(env.logLevel)))('files'), key);
  const db = openDatabase(databaseOf(env));
  try {
    console.log(
      `${await forgetUnreadable(db, key)} numbers could not be opened and are empty now.`,
    );
  } finally {
    await db.destroy();
  }
});
