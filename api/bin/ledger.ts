/**
 * `pnpm ledger:verify [<head>]` and `pnpm ledger:reconcile`: whether the books
 * are whole; nothing is written. For whoever may read the data folder. Both end with 1 where
 * something does not fit, and name it.
 */
import type { Db } from '@parade/db';
import { withReadOnly } from '../src/app/read-only.ts';
import { reconcile } from '../src/money/ledger/reconcile.ts';
import { type Findings, verifyLedger } from '../src/money/ledger/verify-ledger.ts';
import { readEnv } from '../src/platform/env.ts';
import { runCommand } from './command.ts';

await runCommand(async () => {
  const [task = '', noted] = process.argv.slice(2);
  const tasks: Readonly<Record<string, (db: Db) => Promise<[Findings, what: string]>>> = {
    verify: async (db) => [await verifyLedger(db, noted), 'écritures'],
    reconcile: async (db) => [await reconcile(db), 'comptes'],
  };
  const run = tasks[task];
  if (!run) throw new Error('ledger.ts verify [<tête>] | reconcile');
  const [{ checked, problems, head }, what] = await withReadOnly(readEnv(process.env), run);
  for (const problem of problems) console.error(problem);
  const verdict = problems.length === 0 ? 'tout est juste' : `${problems.length} écarts`;
  console.log(`${checked} ${what}\u00a0: ${verdict}. Tête ${head}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
});
