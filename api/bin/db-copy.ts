/**
 * `pnpm db:copy`: moves from the SQLite file in `DATA_DIR` to the empty
 * PostgreSQL database of `DATABASE_URL`, with the server stopped. Every table is
 * read back and compared; a difference copies nothing and ends with 1.
 */
import { copyFileInto, lockDatabase } from '@parade/db';
import { withReadOnly } from '../src/app/read-only.ts';
import { databaseOf } from '../src/app/services.ts';
import { readEnv } from '../src/platform/env.ts';
import { progressLine } from '../src/platform/progress.ts';
import { runCommand } from './command.ts';

await runCommand(async () => {
  const env = readEnv(process.env);
  if (!env.databaseUrl) throw new Error('Vers où\u00a0? Dites-le avec DATABASE_URL=postgres://….');
  await withReadOnly({ ...env, databaseUrl: undefined }, async () => {});
  const target = databaseOf(env);
  // What a server writes meanwhile would stay behind.
  const letGo = lockDatabase({ file: target.file });
  const copied = await copyFileInto(target.file, target, progressLine()).finally(letGo);
  for (const { name, rows, sha256 } of copied) {
    console.log(`${name.padEnd(24)} ${String(rows).padStart(9)}  ${sha256}`);
  }
  const rows = copied.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${copied.length} tables, ${rows} lignes\u00a0: toutes arrivées comme elles sont parties.`,
  );
});
