/** Child processes of the checks and test runs. Nothing but Node itself: used before the install. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The installed command of a room (of the workspace where none is named). */
export const binary = (name: string, room = '.'): string =>
  path.join(ROOT, room, 'node_modules/.bin', name);

interface Options {
  env?: Record<string, string>;
  /** Shows the output while it comes; otherwise it is only handed back. */
  stream?: boolean;
  /** Beyond this the child is ended and counts as failed. */
  timeoutMs?: number;
}

export interface Outcome {
  ok: boolean;
  /** Standard output and error, as they came. */
  output: string;
  ms: number;
}

const running = new Set<ChildProcess>();

// A child outlives neither an interrupted run nor its end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(1);
  });
}

/** Runs a command in the root of the workspace until it ends. Never throws. */
export function run(command: string, args: readonly string[], options: Options = {}) {
  const { env = {}, stream = false, timeoutMs = 10 * 60_000 } = options;
  const start = performance.now();
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  // Not by spawn's own option: its timer outlives a command that does not exist.
  const patience = setTimeout(() => child.kill('SIGTERM'), timeoutMs);
  let output = '';
  const take = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
    output += chunk;
    if (stream) target.write(chunk);
  };
  child.stdout.on('data', take(process.stdout));
  child.stderr.on('data', take(process.stderr));
  return new Promise<Outcome>((resolve) => {
    const end = (ok: boolean) => {
      running.delete(child);
      clearTimeout(patience);
      resolve({ ok, output, ms: performance.now() - start });
    };
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** `1,2 s` for people. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
