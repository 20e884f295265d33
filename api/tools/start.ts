/**
 * `npm start`, `npm run demo`, `npm run dev`: installs when the lock file
 * changed, builds what changed, runs. Until the install it uses nothing but
 * Node itself.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
process.chdir(ROOT);
// Keeps stripped sources: later starts are quicker and some 25 MB smaller.
const CACHE = path.resolve('node_modules/.compile-cache');

/** Installs exactly what the lock file says, when it says something else than last time. */
function install(): void {
  const lock = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).digest('hex');
  const stamp = path.join('node_modules', '.lock-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing…');
  const { status, error } = spawnSync(
    'pnpm',
    ['install', '--frozen-lockfile', '--reporter=append-only'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CI: 'true' },
    },
  );
  if (error || status !== 0) {
    console.error(error ? `pnpm could not be run: ${error.message}` : 'The install failed.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

/**
 * In a process of its own: what compressing takes does not stay with the server. Whether anything
 * is to be built is asked here: to load what the question needs takes less than to start a process.
 */
async function build(): Promise<void> {
  if (await (await import('./built.ts')).areBuilt()) return;
  const { status } = spawnSync(process.execPath, ['api/bin/build.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: CACHE },
  });
  if (status !== 0) process.exit(1);
}

async function run(): Promise<void> {
  const mode = process.argv[2] ?? 'start';
  install();
  enableCompileCache(CACHE);
  if (mode === 'dev') return (await import('./dev.ts')).dev();
  await build();
  if (mode === 'demo') return (await import('./demo.ts')).demo();
  if (mode === 'install') return;
  return (await (await import('../src/app/bundle.ts')).loadServer(() => true)).main();
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
