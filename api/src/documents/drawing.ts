import type { Tinypool } from 'tinypool';

/** A process that nobody has needed for so long ends. Milliseconds. */
const IDLE = 10_000;

/**
 * Pictures are drawn in processes of their own: what decoding takes (hundreds
 * of megabytes) goes back to the system with the process, what breaks a
 * decoder breaks no more than one upload, and nothing of the configuration
 * is there to be read. Two at a time; none while nobody sends pictures.
 */
async function openPool(): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: IDLE,
    env: {},
    execArgv: [],
  });
  // An idle process that the system ends is made anew with the next picture; unheard, this would end the server.
  pool.on('error', () => {});
  return pool;
}
let opening: Promise<Tinypool> | undefined;

/**
 * Runs the default export of a module in such a process. What goes in and
 * out is copied; an error arrives as its message alone.
 */
export async function drawing<Task, Result>(module: URL, task: Task): Promise<Result> {
  opening ??= openPool();
  return (await opening).run(task, { filename: module.href });
}
