/**
 * The tests' databases and files lie in memory where the system offers it:
 * each commit waits for its disk, hundreds of times a second of a whole run.
 */
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const NAME = 'parade-tests-';
const ENOUGH_BYTES = 2 * 1024 ** 3;

function isEnough(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What runs left there that were cut off. */
function removeAbandoned(): void {
  for (const name of readdirSync(MEMORY)) {
    if (!name.startsWith(NAME) || isRunning(Number(name.slice(NAME.length)))) continue;
    rmSync(path.join(MEMORY, name), { recursive: true, force: true });
  }
}

/** A folder in memory for this run, removed at its end; the system's own where there is no room for one. */
export function folderInMemory(): string {
  // Of the process that runs the tests, found by those that it starts.
  if (tmpdir().startsWith(path.join(MEMORY, NAME)) || !isEnough()) return tmpdir();
  removeAbandoned();
  const folder = path.join(MEMORY, `${NAME}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
