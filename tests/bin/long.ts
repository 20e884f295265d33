/**
 * `pnpm test:long`: what takes too long for `npm test`, on both databases one
 * after the other: random lives of the ledger, and two processes at one balance;
 * then a disk that is full. After a build.
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
    [
      'run',
      '--config',
      'tests/vitest.config.ts',
      'withdrawals/ledger-properties',
      'withdrawals/race',
    ],
    {
      stream: true,
      timeoutMs: 60 * 60_000,
      env: { TEST_DIALECT: dialect, LEDGER_OPERATIONS, LEDGER_TRIALS: '2000' },
    },
  );
  if (!ok) process.exitCode = 1;
}

console.log('\n── full disk');
const { ok } = await run(process.execPath, ['tests/long/full-disk.ts'], { stream: true });
if (!ok) process.exitCode = 1;
