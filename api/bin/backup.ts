/**
 * `pnpm backup [--verify] [<folder>]`: the database and the files in one folder, below
 * `<folder>` (`backups`), while the server runs. Prints where. With `--verify` its restore is
 * rehearsed beside it. Ends with 1 where it could not be made or would not be restored, or where
 * the database names files that are gone.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withReadOnly } from '../src/app/read-only.ts';
import { openBlobs } from '../src/app/services.ts';
import { checkBooks } from '../src/money/ledger/check-books.ts';
import { runBackup } from '../src/platform/backup/run.ts';
import { someOf } from '../src/platform/backup/some-of.ts';
import { readEnv } from '../src/platform/env.ts';
import { existingKey } from '../src/platform/files/encryption.ts';
import { requireKeyOf, requireKeyOfSealed } from '../src/platform/files/key-check.ts';
import { createLog } from '../src/platform/log.ts';
import { progressLine } from '../src/platform/progress.ts';
import { runCommand } from './command.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((each) => each !== '--'),
    options: { verify: { type: 'boolean' } },
    allowPositionals: true,
  });
  const env = readEnv(process.env);
  const key = await existingKey(env.documentKey, env.dataDir);
  if (!key) {
    throw new Error(
      `Il n’y a rien à sauvegarder dans ${env.dataDir}\u00a0: dites où avec DATA_DIR.`,
    );
  }
  const files = (await openBlobs(env, createLog(env.logLevel)))('files');
  const start = performance.now();
  const { folder, manifest } = await withReadOnly(env, async (db) => {
    // A wrong key would be written into the backup, which the right one could not restore then.
    await requireKeyOfSealed(db, key);
    await requireKeyOf(files, key);
    // A journal keeps what a night's backup says: nothing where all goes well.
    const progress = process.stderr.isTTY ? progressLine() : undefined;
    return runBackup(
      { db, files, key, now: () => new Date(), progress },
      {
        folder: path.resolve(positionals[0] ?? 'backups'),
        dataDir: env.dataDir,
        rehearse: values.verify ? checkBooks : undefined,
      },
    );
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${folder}\n${rows} lignes et ${manifest.files} fichiers, en ${seconds} s.`);
  if (values.verify) console.log('Restauration répétée jusqu’au bout\u00a0: tout y est.');
  console.log(
    'La clé des documents n’y est pas\u00a0: gardez-la ailleurs, sans elle rien ne s’ouvre.',
  );
  if (manifest.missing.length > 0) {
    console.error(
      `Fichiers que la base nomme et qui n’y sont plus\u00a0: ${someOf(manifest.missing)}`,
    );
    process.exitCode = 1;
  }
});
