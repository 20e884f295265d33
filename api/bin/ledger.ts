/**
 * `pnpm ledger:verify [<head>]` and `pnpm ledger:reconcile`: whether the books
 * are whole. For whoever may read the data folder. Both end with 1 where
 * something does not fit, and name it.
 */
import { reconcile } from '../src/money/ledger/reconcile.ts';
import { type Findings, verifyLedger } from '../src/money/ledger/verify-ledger.ts';
import { runOnInstance } from './command.ts';

await runOnInstance(async ({ db }) => {
  const [task = '', noted] = process.argv.slice(2);
  const tasks: Readonly<Record<string, () => Promise<[Findings, what: string]>>> = {
    verify: async () => [await verifyLedger(db, noted), 'entries'],
    reconcile: async () => [await reconcile(db), 'accounts'],
  };
  const run = tasks[task];
  if (!run) throw new Error('ledger.ts verify [<head>] | reconcile');
  const [{ checked, problems, head }, what] = await run();
  for (const problem of problems) console.error(problem);
  const verdict = problems.length === 0 ? 'everything fits' : `${problems.length} do not fit`;
  console.log(`${checked} ${what}: ${verdict}. Head ${head}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
});
