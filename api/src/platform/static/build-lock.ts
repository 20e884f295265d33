import { rmSync } from 'node:fs';
import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ifMissing } from '../files/on-disk.ts';

const RETRY_MS = 150;
/** A build touches its lock this often; a lock that was not touched for `STALE_MS` is abandoned. */
const HEARTBEAT_MS = 2000;
const STALE_MS = 10_000;

let queue: Promise<unknown> = Promise.resolve();

const held = new Set<string>();
// Locks go with their process: a build that was cut off keeps nobody waiting.
process.on('exit', () => {
  for (const file of held) rmSync(file, { force: true });
});

/**
 * One build of the site at a time: two in one checkout write into the same
 * working files. In this process they queue; between processes of one checkout
 * a file that only one can create decides.
 */
export function withBuildLock<Result>(root: string, task: () => Promise<Result>): Promise<Result> {
  const turn = queue.then(() => locked(path.join(root, 'node_modules/.build-lock'), task));
  queue = turn.catch(() => {});
  return turn;
}

const builtLock = (root: string) => path.join(root, 'node_modules/.dist-lock');

/** Guards what a build writes into `dist`: whoever reads it meanwhile waits. */
export const withBuiltLock = <Result>(root: string, task: () => Promise<Result>): Promise<Result> =>
  locked(builtLock(root), task);

/** Reads what the product build made, again where a build began meanwhile. Writes nothing. */
export async function readBuilt<Result>(root: string, read: () => Promise<Result>) {
  const lock = builtLock(root);
  const isBuilding = async () =>
    (await stat(lock).catch(ifMissing(null))) && !(await abandoned(lock));
  for (;;) {
    while (await isBuilding()) await pause(RETRY_MS);
    const [outcome] = await Promise.allSettled([read()]);
    if (await isBuilding()) continue;
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value as Awaited<Result>;
  }
}

async function locked<Result>(file: string, task: () => Promise<Result>): Promise<Result> {
  await mkdir(path.dirname(file), { recursive: true });
  while (!(await taken(file))) {
    if (await abandoned(file)) await rm(file, { force: true });
    else await pause(RETRY_MS);
  }
  held.add(file);
  const beat = setInterval(() => {
    const now = new Date();
    void utimes(file, now, now).catch(() => {});
  }, HEARTBEAT_MS);
  try {
    return await task();
  } finally {
    clearInterval(beat);
    await rm(file, { force: true });
    held.delete(file);
  }
}

const taken = (file: string): Promise<boolean> =>
  writeFile(file, '', { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

async function abandoned(file: string): Promise<boolean> {
  const state = await stat(file).catch(ifMissing(null));
  return state !== null && Date.now() - state.mtimeMs > STALE_MS;
}
