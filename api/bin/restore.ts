/**
 * `pnpm restore <backup>`: into an empty `DATA_DIR`, or the empty database and
 * store of the configuration, with the server stopped. Reads the whole backup
 * before it writes anything. Ends with 1 where it was not restored, or where
 * the books do not fit in it.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { lockDatabase } from '@parade/db';
import { databaseOf, openBlobs } from '../src/app/services.ts';
import { checkBooks } from '../src/money/ledger/check-books.ts';
import { readBackup } from '../src/platform/backup/read.ts';
import { restoreBackup } from '../src/platform/backup/restore.ts';
import { someOf } from '../src/platform/backup/some-of.ts';
import { readEnv } from '../src/platform/env.ts';
import { existingKey } from '../src/platform/files/encryption.ts';
import { createLog } from '../src/platform/log.ts';
import { progressLine } from '../src/platform/progress.ts';
import { runCommand } from './command.ts';

await runCommand(async () => {
  const folder = process.argv[2];
  if (!folder) throw new Error('Laquelle\u00a0? pnpm restore <dossier de la sauvegarde>');
  const start = performance.now();
  const env = readEnv(process.env);
  const progress = progressLine();
  const backup = await readBackup(path.resolve(folder), progress);
  const key = await existingKey(env.documentKey, env.dataDir);
  await mkdir(env.dataDir, { recursive: true, mode: 0o700 });
  const blobs = await openBlobs(env, createLog(env.logLevel));
  const letGo = lockDatabase(databaseOf(env));
  const problems = await restoreBackup(backup, {
    location: databaseOf(env),
    files: blobs('files'),
    key,
    scratch: env.dataDir,
    check: checkBooks,
    progress,
  }).finally(letGo);
  const { takenAt, files, missing } = backup.manifest;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Restauré en ${seconds} s\u00a0: tout comme à ${takenAt}, avec ${files} fichiers.`);
  if (missing.length > 0) {
    console.log(`Fichiers qui manquaient déjà lors de la sauvegarde\u00a0: ${someOf(missing)}`);
  }
  console.log('Chacun se connecte de nouveau, et les liens des anciens e-mails ne valent plus.');
  console.log(
    `Qui a effacé son compte après ${takenAt} est de retour\u00a0: effacez-le de nouveau avant d’ouvrir à qui que ce soit.`,
  );
  if (problems.length > 0) {
    console.error(`Les comptes ne tombent pas juste\u00a0: ${someOf(problems)}`);
    process.exitCode = 1;
  }
});
