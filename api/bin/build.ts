/** Builds the front ends whose sources changed since their last build, and compresses what they made. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withBuildLock } from '../src/publication/build-lock.ts';
import { compress } from '../src/static/compress.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SHARED = [
  'api/contract',
  'site/brand',
  'pnpm-lock.yaml',
  'api/bin/build.ts',
  'api/src/static/compress.ts',
];
const FRONT_ENDS = {
  site: ['astro', 'build'],
  client: ['vite', 'build'],
  admin: ['vite', 'build'],
} as const;
const NOT_SOURCES = new Set(['node_modules', 'dist', '.astro']);
async function filesBelow(target: string): Promise<string[]> {
  const entries = await readdir(target, { withFileTypes: true }).catch(() => null);
  if (!entries) return [target];
  const lists = entries
    .filter((entry) => !NOT_SOURCES.has(entry.name))
    .map((entry) => filesBelow(path.join(target, entry.name)));
  return (await Promise.all(lists)).flat();
}

/** A hash over names and contents of everything that a build reads. */
async function fingerprint(targets: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
    .update(process.version)
    .update(process.env.PUBLIC_URL ?? '');
  const lists = await Promise.all(targets.map((target) => filesBelow(path.join(ROOT, target))));
  for (const file of lists.flat().sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

function run(room: string, [command, ...args]: readonly string[]): Promise<void> {
  const binary = path.join(ROOT, room, 'node_modules/.bin', command ?? '');
  const { NODE_COMPILE_CACHE: _, ...rest } = process.env;
  const env = { ...rest, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  const child = spawn(binary, args, {
    cwd: path.join(ROOT, room),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${output}\nThe build of ${room} failed.`)),
    );
  });
}

async function build(): Promise<void> {
  let built = false;
  for (const [room, command] of Object.entries(FRONT_ENDS)) {
    const stamp = path.join(ROOT, room, 'dist', '.stamp');
    const print = await fingerprint([room, ...SHARED]);
    if ((await readFile(stamp, 'utf8').catch(() => '')) === print) continue;
    console.log(`Building ${room}…`);
    // A server of this checkout may be publishing meanwhile.
    await withBuildLock(path.join(ROOT, room), async () => {
      await run(room, command);
      await compress(path.join(ROOT, room, 'dist'));
    });
    await writeFile(stamp, print);
    built = true;
  }
  // Into the compile cache, so that the first server is no larger than the next.
  if (built) await import('../src/server.ts');
}

await build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
