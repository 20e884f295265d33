/** The filled instance that `npm run demo` starts, with the accounts that it prints. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, run } from '../bin/run.ts';
import { freePort } from '../support/product.ts';

export interface Demo {
  url: string;
  dataDir: string;
  /** By e-mail. */
  passwords: ReadonlyMap<string, string>;
  stop(): Promise<void>;
}

const ACCOUNT = /^ {2}[a-zé]+\s+(\S+@\S+)\s+(\S+)$/gm;

export async function startDemo(): Promise<Demo> {
  const { ok } = await run(process.execPath, ['api/bin/build.ts'], { stream: true });
  if (!ok) throw new Error('The product could not be built.');
  const port = await freePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'parade-screens-'));
  // Not by its command, which would first install: here the packages are in use already.
  const demo = "import('./api/tools/demo.ts').then(({ demo }) => demo())";
  const child = spawn(process.execPath, ['--eval', demo], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (text) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      output += text;
      if (/^Back-office .+\n/m.test(output)) resolve();
    });
    ended.then((code) => reject(new Error(`the demo ended with ${code}:\n${output}`)));
  });
  return {
    url: `http://localhost:${port}`,
    dataDir,
    passwords: new Map(
      [...output.matchAll(ACCOUNT)].map(([, email = '', key = '']) => [email, key]),
    ),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
