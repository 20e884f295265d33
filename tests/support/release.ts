/** A release as an operator has it: unpacked in a folder of its own, with `node` and nothing else on the path. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';

export interface Place {
  /** The folder of the release, or a link to it. */
  release: string;
  /** What the service is told beside the path. */
  settings: Record<string, string>;
  /** A folder with a link to `node` alone. */
  commands: string;
}

/** Makes that folder. */
export async function nodeAlone(parent: string): Promise<string> {
  const folder = path.join(parent, 'commands');
  await mkdir(folder);
  await symlink(process.execPath, path.join(folder, 'node'));
  return folder;
}

const environment = ({ settings, commands }: Place) => ({ ...settings, PATH: commands });

/** Runs `parade <typed>` of the release to its end. */
export function runCommand(
  place: Place,
  ...typed: string[]
): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync('node', ['api/bin/parade.ts', ...typed], {
    cwd: place.release,
    env: environment(place),
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

export interface Running {
  setupToken: string;
  child: ChildProcess;
  /** From the start to the printed addresses, in ms. */
  ms: number;
}

/** Starts the server of the release; throws with what it said where it ends instead. */
export async function startRelease(place: Place): Promise<Running> {
  const began = performance.now();
  const child = spawn('node', ['api/bin/serve.cjs'], {
    cwd: place.release,
    env: environment(place),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      said += text;
      // The last line that is always there, and the one that may follow it in the same write.
      if (/^Back-office .+\n/m.test(said)) resolve();
    });
    child.on('error', reject);
    child.on('close', (code) => reject(new Error(`the release ended with ${code}:\n${said}`)));
  });
  const setupToken = /\/admin-setup\?token=(\S+)/.exec(said)?.[1] ?? '';
  return { setupToken, child, ms: performance.now() - began };
}

/** Ends it as systemd does; the exit code. */
export async function stopRelease({ child }: Running): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  return exit;
}
