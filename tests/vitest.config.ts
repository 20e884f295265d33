import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { folderInMemory } from './support/memory.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

// The rooms whose tests touch a database run on both; the others once.
const withDatabase = ['db/**/*.test.ts', 'api/{src,tests}/**/*.test.ts'];
const without = ['api/contract/**/*.test.ts', '{client,admin,site,tests}/**/*.test.{ts,tsx}'];
const postgres = process.env.TEST_DIALECT === 'postgres';
const include = postgres ? withDatabase : [...withDatabase, ...without];

/** Beside those that use one are tests that never do: once is enough for them. */
const usesDatabase = (file: string) =>
  /testing\.ts|\/features\/|[wW]orld/.test(readFileSync(path.join(ROOT, file), 'utf8'));
const neverUsesOne = postgres
  ? globSync(withDatabase, { cwd: ROOT, exclude: ['**/node_modules/**'] }).filter(
      (file) => !usesDatabase(file),
    )
  : [];

const HOSTILE = 'api/tests/fuzz/**/*.test.ts';
const exclude = ['**/node_modules/**', '**/dist/**', ...neverUsesOne];

export default defineConfig({
  root: ROOT,
  test: {
    globalSetup: [path.join(ROOT, 'tests/support/postgres.ts')],
    setupFiles: [
      path.join(ROOT, 'db/each-file-testing.ts'),
      path.join(ROOT, 'api/tests/known-passwords.ts'),
    ],
    // PostgreSQL itself stays on the disk, which it never waits for.
    env: { TMPDIR: folderInMemory() },
    pool: 'forks',
    // By itself it leaves one processor idle: on two, half of the time. PostgreSQL is waited for.
    maxWorkers: postgres ? 3 : '100%',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      // Megabytes of text are slow in a process that has already run a hundred files. First: a few
      // long files at the end would leave one processor idle.
      {
        extends: true,
        test: { name: 'hostile', include: [HOSTILE], exclude, sequence: { groupOrder: 0 } },
      },
      // Each file has its own world, so they may share their imports: a fifth of the time.
      {
        extends: true,
        test: {
          ...{ name: 'all', include, exclude: [...exclude, HOSTILE] },
          ...{ isolate: false, sequence: { groupOrder: 1 } },
        },
      },
    ],
  },
});
