import path from 'node:path';
import { defineConfig } from 'vitest/config';

// The rooms whose tests touch a database run on both; the others once.
const withDatabase = ['db/**/*.test.ts', 'api/src/**/*.test.ts'];
const without = ['api/contract/**/*.test.ts', '{client,admin,site,tests}/**/*.test.{ts,tsx}'];

export default defineConfig({
  root: path.resolve(import.meta.dirname, '..'),
  test: {
    include: process.env.TEST_DIALECT === 'postgres' ? withDatabase : [...withDatabase, ...without],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: [path.join(import.meta.dirname, 'postgres.ts')],
    pool: 'forks',
    // By itself it leaves one processor idle: on two, half of the time.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
