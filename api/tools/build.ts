/** Builds the front ends whose sources changed since their last build, and compresses what they made. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnv } from '../src/platform/env.ts';
import { withBuildLock, withBuiltLock } from '../src/platform/static/build-lock.ts';
import { compress } from '../src/platform/static/compress.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SHARED = [
  'api/contract',
  'site/brand',
  'pnpm-lock.yaml',
  'api/tools/build.ts',
  'api/src/platform/static/compress.ts',
];
const FRONT_ENDS = {
  site: ['astro', 'build'],
  client: ['node', 'build.ts'],
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
async function fingerprint(targets: readonly string[], origin: string): Promise<string> {
  const hash = createHash('sha256').update(process.version).update(origin);
  const lists = await Promise.all(targets.map((target) => filesBelow(path.join(ROOT, target))));
  for (const file of lists.flat().sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

function originOf(variables: Record<string, string | undefined>): string {
  try {
    return readEnv(variables).publicUrl.origin;
  } catch (error) {
    // It names every wrong variable: no trace says more.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** What the pages of the site call themselves until something is published: as the server reads it. */
const ORIGIN = originOf(process.env);

function run(room: string, [command, ...args]: readonly string[]): Promise<void> {
  const installed = path.join(ROOT, room, 'node_modules/.bin', command ?? '');
  const binary = command === 'node' ? process.execPath : installed;
  const { NODE_COMPILE_CACHE: _, ...rest } = process.env;
  const env = {
    ...rest,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    PUBLIC_URL: ORIGIN,
  };
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

/** Builds one front end, unless what stands there is what it would make; answers whether it did. */
async function buildRoom(room: string, command: readonly string[]): Promise<boolean> {
  const folder = path.join(ROOT, room);
  const stamp = path.join(folder, 'dist', '.stamp');
  const print = await fingerprint([room, ...SHARED], room === 'site' ? ORIGIN : '');
  const isBuilt = async () => (await readFile(stamp, 'utf8').catch(() => '')) === print;
  if (await isBuilt()) return false;
  // A server of this checkout may be publishing meanwhile, or another start building the same.
  return withBuildLock(folder, () =>
    withBuiltLock(folder, async () => {
      if (await isBuilt()) return false;
      console.log(`Building ${room}…`);
      await run(room, command);
      await compress(path.join(folder, 'dist'));
      await writeFile(stamp, print);
      return true;
    }),
  );
}

async function build(): Promise<void> {
  let built = false;
  for (const [room, command] of Object.entries(FRONT_ENDS)) {
    if (await buildRoom(room, command)) built = true;
  }
  // Importing the server fills the compile cache, so that the first one is no larger than the next.
  if (built) await import('../src/app/server.ts');
}

await build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
