import { spawnSync } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

const MOST_BYTES = 256 * 1024 * 1024;

/** Runs a command in a folder to its end and answers what it printed; throws with what it said where it failed. */
export function output(
  command: string,
  args: readonly string[],
  { cwd = ROOT, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): string {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: MOST_BYTES,
  });
  if (error) throw new Error(`${command} could not be run: ${error.message}`);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${stdout}${stderr}`);
  return stdout;
}
