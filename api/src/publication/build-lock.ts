import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const RETRY_MS = 150;
/** No build takes that long: who still holds the lock is gone. */
const STALE_MS = 3 * 60_000;

let queue: Promise<unknown> = Promise.resolve();

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

async function locked<Result>(file: string, task: () => Promise<Result>): Promise<Result> {
  await mkdir(path.dirname(file), { recursive: true });
  while (!(await taken(file))) {
    if (await abandoned(file)) await rm(file, { force: true });
    else await pause(RETRY_MS);
  }
  try {
    return await task();
  } finally {
    await rm(file, { force: true });
  }
}

const taken = (file: string): Promise<boolean> =>
  writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

async function abandoned(file: string): Promise<boolean> {
  const [holder, state] = await Promise.all([
    readFile(file, 'utf8').catch(() => ''),
    stat(file).catch(() => null),
  ]);
  if (!state) return false;
  if (Date.now() - state.mtimeMs > STALE_MS) return true;
  try {
    process.kill(Number(holder), 0);
    return false;
  } catch (error) {
    return holder !== '' && (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
