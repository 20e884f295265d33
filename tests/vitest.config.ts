import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { folderInMemory } from './support/memory.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Of those whose tests touch a database, which run on both. */
const withDatabase = ['db/**/*.test.ts', 'api/{src,tests}/**/*.test.ts'];
const without = ['api/contract/**/*.test.ts', '{client,admin,site,tests}/**/*.test.{ts,tsx}'];
const ignored = ['**/node_modules/**', '**/dist/**'];

/** Once is enough for tests that never start a database, and where a file's head says that none matters. */
const needsBoth = (file: string) => {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  return (
    /testing\.ts|\/features\/|[wW]orld/.test(source) && !source.includes('One database is enough:')
  );
};
const onceIsEnough = globSync(withDatabase, { cwd: ROOT, exclude: ignored }).filter(
  (file) => !needsBoth(file),
);

const HOSTILE = 'api/tests/fuzz/**/*.test.ts';

/** Each database has its own two, for `TEST_DIALECT` alone where it is set. */
function projectsOn(database: 'sqlite' | 'postgres'): TestProjectConfiguration[] {
  const postgres = database === 'postgres';
  const env = { TEST_DIALECT: database, ...(!postgres && { TEST_POSTGRES_URL: '' }) };
  const include = postgres ? withDatabase : [...withDatabase, ...without];
  const exclude = [...ignored, ...(postgres ? onceIsEnough : [])];
  return [
    // Megabytes of text are slow in a process that has already run a hundred files.
    { extends: true, test: { name: `${database}, hostile`, env, include: [HOSTILE], exclude } },
    {
      extends: true,
      // Each file has its own world, so they may share their imports: a fifth of the time.
      test: { name: database, env, include, exclude: [...exclude, HOSTILE], isolate: false },
    },
  ];
}

/** A few long files at the end would leave processors idle; those that wait do so while others work. */
class LongFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const isLong = ({ moduleId }: { moduleId: string }) =>
      Number(/\/(several-processes|fuzz)\//.test(moduleId));
    return (await super.sort(files)).toSorted((a, b) => isLong(b) - isLong(a));
  }
}

const only = process.env.TEST_DIALECT;

export default defineConfig({
  root: ROOT,
  test: {
    globalSetup: [path.join(ROOT, 'tests/support/postgres.ts')],
    setupFiles: [
      path.join(ROOT, 'db/each-file-testing.ts'),
      path.join(ROOT, 'api/tests/known-passwords.ts'),
      path.join(ROOT, 'tests/support/database-of-test.ts'),
    ],
    // PostgreSQL itself stays on the disk, which it never waits for.
    // What a test starts as a process is compiled once for all of them.
    env: {
      TMPDIR: folderInMemory(),
      NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.compile-cache'),
    },
    pool: 'forks',
    // Most of what a test makes is gone at its end: fewer looks for what is not. Expressions as the server has them.
    execArgv: ['--max-semi-space-size=64', '--no-regexp-tier-up'],
    // By itself it leaves one processor idle: on two, half of the time. PostgreSQL is waited for.
    maxWorkers: only === 'sqlite' ? '100%' : 3,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // One that needs its second try is named at the end, as the browser's are.
    retry: 1,
    sequence: { sequencer: LongFirst },
    projects: [
      ...(only === 'postgres' ? [] : projectsOn('sqlite')),
      ...(only === 'sqlite' ? [] : projectsOn('postgres')),
    ],
  },
});
