/** Starts the built product as people do: a process of its own, on its own port and folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../bin/run.ts';

export interface Product {
  url: string;
  /** The printed set-up link; empty where there is an administrator already. */
  setupLink: string;
  dataDir: string;
  pid: number;
  /** Everything that it printed and logged so far. */
  output(): string;
  /** Ends the process; its data stay. */
  end(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

function startScript() {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const [, settings, options] = /with-node\.sh '(.+) exec node (.+) api/.exec(scripts.start) ?? [];
  if (!settings || !options) throw new Error('npm start is no longer what this expects');
  return { settings: settings.split(' '), options: options.split(' ') };
}

/** What `npm start` sets besides: the allocator. */
export const asNpmStarts = (): Record<string, string> =>
  Object.fromEntries(startScript().settings.map((setting) => setting.split('=')));

/** What it gives Node: the garbage collector, how expressions are compiled. */
export const nodeOptions = (): string[] => startScript().options;

/** With data of its own: a copy of the folder `data`, or none at all. */
export async function startProduct(
  settings: Record<string, string> = {},
  data?: string,
): Promise<Product> {
  const port = await freePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'parade-product-'));
  if (data) await cp(data, dataDir, { recursive: true });
  const child = spawn(process.execPath, [...nodeOptions(), 'api/bin/serve.cjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'debug',
      // The fixtures' people come from addresses of their own; a browser still counts as its socket.
      TRUST_PROXY: '1',
      // Whatever room the machine has.
      UPLOAD_FREE_BYTES: '0',
      // As `npm start` has it: a third of a start is the stripping of types.
      NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.compile-cache'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const said = data ? /^Back-office .+\n/m : /\/admin-setup\?token=/;
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => said.test(output) && resolve());
    child.on('exit', (code, signal) =>
      reject(new Error(`the product ended with ${code ?? signal}:\n${output}`)),
    );
  });
  // Whoever waits for its answers would say everything but this.
  child.once('exit', (_code, signal) => {
    if (signal) console.error(`the product was ended by ${signal}:\n${output.slice(-2000)}`);
  });
  return {
    url: `http://localhost:${port}`,
    setupLink: /http\S+\/admin-setup\?token=\S+/.exec(output)?.[0] ?? '',
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    end: () => ended(child),
    async stop() {
      await ended(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}
