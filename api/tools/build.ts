/**
 * Builds the front ends whose sources changed since their last build, and compresses what they made;
 * the server's bundle likewise.
 */
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { API, isBundled, loadServer } from '../src/app/bundle.ts';
import { withBuildLock, withBuiltLock } from '../src/platform/static/build-lock.ts';
import { compress } from '../src/platform/static/compress.ts';
import { FRONT_ENDS, fingerprints, isBuilt, ROOMS, ROOT, type Room, stampOf } from './built.ts';
import { originOf } from './origin.ts';

function run(room: string, [command, ...args]: readonly string[]): Promise<void> {
  const installed = path.join(ROOT, room, 'node_modules/.bin', command ?? '');
  const binary = command === 'node' ? process.execPath : installed;
  const { NODE_COMPILE_CACHE: _, ...rest } = process.env;
  const env = {
    ...rest,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    PUBLIC_URL: originOf(process.env),
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
async function buildRoom(room: Room, print: string): Promise<boolean> {
  const folder = path.join(ROOT, room);
  if (await isBuilt(room, print)) return false;
  // A server of this checkout may be publishing meanwhile, or another start building the same.
  return withBuildLock(folder, () =>
    withBuiltLock(folder, async () => {
      if (await isBuilt(room, print)) return false;
      console.log(`Building ${room}…`);
      await run(room, FRONT_ENDS[room]);
      await compress(path.join(folder, 'dist'));
      await writeFile(stampOf(room), print);
      return true;
    }),
  );
}

async function buildServer(): Promise<boolean> {
  if (isBundled()) return false;
  return withBuildLock(API, () =>
    withBuiltLock(API, async () => {
      if (isBundled()) return false;
      console.log('Building the server…');
      await run('api', ['node', 'tools/bundle.ts']);
      return true;
    }),
  );
}

async function build(): Promise<void> {
  let built = false;
  const prints = fingerprints();
  for (const room of ROOMS) {
    if (await buildRoom(room, prints[room])) built = true;
  }
  if (await buildServer()) built = true;
  // Importing the server fills the compile cache, so that the first one is no larger than the next.
  if (built) await loadServer();
}

await build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
