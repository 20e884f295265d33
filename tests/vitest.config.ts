import path from 'node:path';
import { defineConfig } from 'vitest/config';

// The rooms whose tests touch a database run on both; the others once.
const withDatabase = ['db/**/*.test.ts', 'api/{src,tests}/**/*.test.ts'];
const without = ['api/contract/**/*.test.ts', '{client,admin,site,tests}/**/*.test.{ts,tsx}'];
const postgres = process.env.TEST_DIALECT === 'postgres';
const include = postgres ? withDatabase : [...withDatabase, ...without];

const HOSTILE = 'api/tests/fuzz/**/*.test.ts';
const exclude = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    globalSetup: [path.join(import.meta.dirname, 'support/postgres.ts')],
    setupFiles: [path.join(import.meta.dirname, '../db/each-file-testing.ts')],
    pool: 'forks',
    // By itself it leaves one processor idle: on two, half of the time.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      // Each file has its own world, so they may share their imports: a fifth of the time.
      {
        extends: true,
        test: { name: 'all', include, exclude: [...exclude, HOSTILE], isolate: false },
      },
      // Megabytes of text are slow in a process that has already run a hundred files.
      { extends: true, test: { name: 'hostile', include: [HOSTILE], exclude } },
    ],
  },
});
