import { spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const PATIENCE_MS = 120_000;
/** Of what a failed build said, as much as fits on the card of the back office. */
const PROBLEM_LENGTH = 600;
/**
 * Loaded first: it must not outlive this process, however that ends, since the next one builds in
 * the same place. A process that is killed closes the channel to its children.
 */
const ENDS_WITH_PARENT = `data:text/javascript,${encodeURIComponent(
  'process.on("disconnect", () => process.exit(1)); process.channel?.unref();',
)}`;

/** Runs a script of Node in a process of its own; throws with the end of what it said. */
export function runNode(
  cwd: string,
  args: readonly string[],
  told: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  const { NODE_COMPILE_CACHE: _, ...rest } = process.env;
  const env = {
    ...rest,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    ...told,
  };
  const child = spawn(process.execPath, ['--import', ENDS_WITH_PARENT, ...args], {
    cwd,
    env,
    signal,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const end = () => child.kill('SIGKILL');
  const patience = setTimeout(end, PATIENCE_MS);
  process.once('exit', end);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(patience);
      process.off('exit', end);
      if (code === 0) resolve();
      else reject(new Error(problemOf(said)));
    });
  });
}

/** What went wrong, without the colours and the folders of this machine. */
function problemOf(said: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours are control characters.
  const plain = said.replace(/\u001b\[[\d;]*m/g, '').replaceAll(ROOT, '');
  const lines = plain.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines.slice(-8).join('\n').slice(-PROBLEM_LENGTH) || 'La construction n’a rien dit.';
}
