/**
 * `pnpm db:copy`: moves from the SQLite file in `DATA_DIR` to the empty
 * PostgreSQL database of `DATABASE_URL`, with the server stopped. Every table is
 * read back and compared; a difference copies nothing and ends with 1.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { copyDatabase, lockDatabase, migrate, openDatabase } from '@parade/db';
import { readEnv } from '../src/platform/env.ts';
import { runCommand } from './command.ts';

await runCommand(async () => {
  const { dataDir, databaseUrl } = readEnv(process.env);
  const file = path.join(dataDir, 'parade.sqlite');
  if (!databaseUrl) throw new Error('Where to? Say it with DATABASE_URL=postgres://….');
  if (!existsSync(file)) throw new Error(`There is no database in ${dataDir}: see DATA_DIR.`);
  // What a server writes meanwhile would stay behind.
  const letGo = lockDatabase({ file });
  const source = openDatabase({ file });
  const target = openDatabase({ url: databaseUrl, file: '' });
  try {
    await migrate(target);
    const copied = await copyDatabase(source, target);
    for (const { name, rows, sha256 } of copied) {
      console.log(`${name.padEnd(24)} ${String(rows).padStart(9)}  ${sha256}`);
    }
    const rows = copied.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${copied.length} tables, ${rows} rows: all arrived as they left.`);
  } finally {
    await source.destroy();
    await target.destroy();
    letGo();
  }
});
