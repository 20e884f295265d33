/**
 * `pnpm test:long`: what takes too long for `npm test`. On both databases one
 * after the other random lives of the ledger, and two processes at one balance;
 * then, against the built product, a thousand live streams, hostile uploads and a
 * disk that is full; last a release, with an upgrade beside it.
 */
import { binary, run } from './run.ts';

const RUNS = [
  { dialect: 'sqlite', LEDGER_OPERATIONS: '100000' },
  { dialect: 'postgres', LEDGER_OPERATIONS: '20000' },
] as const;

for (const { dialect, LEDGER_OPERATIONS } of RUNS) {
  console.log(`\n── ${dialect}`);
  const { ok } = await run(
    binary('vitest', 'tests'),
    ['run', '--config', 'tests/vitest.config.ts', 'ledger/ledger-properties', 'withdrawals/race'],
    {
      stream: true,
      timeoutMs: 60 * 60_000,
      env: { TEST_DIALECT: dialect, LEDGER_OPERATIONS, LEDGER_TRIALS: '2000' },
    },
  );
  if (!ok) process.exitCode = 1;
}

for (const script of [
  'api/bin/build.ts',
  'tests/long/live-streams.ts',
  'tests/long/hostile-uploads.ts',
  'tests/long/full-disk.ts',
  'api/bin/release.ts',
  'tests/long/release.ts',
]) {
  console.log(`\n── ${script}`);
  const { ok } = await run(process.execPath, [script], { stream: true, timeoutMs: 20 * 60_000 });
  if (!ok) process.exitCode = 1;
}
