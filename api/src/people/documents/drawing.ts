import type { Tinypool } from 'tinypool';
import { AppError } from '../../platform/errors.ts';
import { turns } from '../../platform/in-turn.ts';

/** Many times what the largest picture takes on a busy machine. Milliseconds. */
const LIMIT = 60_000;
/** A decoded picture takes hundreds of megabytes. */
const AT_ONCE = 2;

/**
 * Pictures are drawn in processes of their own: what decoding takes (hundreds
 * of megabytes) goes back to the system with the process, and what breaks a
 * decoder breaks no more than one upload. The configuration is not in their
 * environment; none runs while nobody sends pictures.
 */
async function openPool(idleTimeout: number): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: AT_ONCE,
    idleTimeout,
    env: {},
    execArgv: [],
  });
  // An idle process that the system ends is made anew with the next picture; unheard, this would end the server.
  pool.on('error', () => {});
  return pool;
}

let running = 0;
const waiting: (() => void)[] = [];

/** Waits for a free process: the pool's own queue would wait for ever behind a broken one. */
async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running++;
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** Draws in processes that end when nobody has needed them for `idle` milliseconds. */
export function drawingIn(idle: number) {
  let opening: Promise<Tinypool> | undefined;
  /** So who sends a hundred costly pictures has one among those that wait, as everybody else, and draws in one process. */
  const ofEach = turns();
  /**
   * Runs the default export of a module in such a process, for one person: theirs one after the
   * other, those of all in turn. What goes in and out is copied. Errors: `file_unreadable` where the process broke or took too
   * long; what the module throws arrives as its message alone.
   */
  return async <Task, Result>(person: string, module: URL, task: Task): Promise<Result> => {
    opening ??= openPool(idle);
    const pool = await opening;
    const draw = async () => {
      try {
        return await pool.run(task, { filename: module.href, signal: AbortSignal.timeout(LIMIT) });
      } catch (cause) {
        // What the module threw comes as a plain object, a broken process as an error of this one.
        if (cause instanceof Error) throw new AppError('file_unreadable', { cause });
        throw new Error((cause as { message?: string }).message ?? 'a picture could not be drawn');
      }
    };
    return ofEach(person, () => inTurn(draw));
  };
}

export const drawing = drawingIn(10_000);
