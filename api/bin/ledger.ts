/**
 * `pnpm ledger:verify [<head>]` and `pnpm ledger:reconcile`: whether the books
 * are whole. For whoever may read the data folder. Both end with 1 where
 * something does not fit, and name it.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '../src/env.ts';
import { createServices } from '../src/services.ts';
import { reconcile } from '../src/withdrawals/reconcile.ts';
import { type Findings, verifyLedger } from '../src/withdrawals/verify-ledger.ts';

const [task = '', noted] = process.argv.slice(2);
const env = readEnv(process.env);
// To check what is not there would make it, and find that everything fits.
if (!env.databaseUrl && !existsSync(path.join(env.dataDir, 'parade.sqlite'))) {
  console.error(`There is no database in ${env.dataDir}: say where with DATA_DIR or DATABASE_URL.`);
  process.exit(1);
}
const { db } = await createServices(env);

const TASKS: Readonly<Record<string, () => Promise<[Findings, what: string]>>> = {
  verify: async () => [await verifyLedger(db, noted), 'entries'],
  reconcile: async () => [await reconcile(db), 'accounts'],
};

try {
  const run = TASKS[task];
  if (!run) throw new Error('ledger.ts verify [<head>] | reconcile');
  const [{ checked, problems, head }, what] = await run();
  for (const problem of problems) console.error(problem);
  const verdict = problems.length === 0 ? 'everything fits' : `${problems.length} do not fit`;
  console.log(`${checked} ${what}: ${verdict}. Head ${head}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await db.destroy();
}
