/** The processes of the product, as a supervisor holds them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../bin/run.ts';
import { asNpmStarts, freePort, nodeOptions } from '../support/product.ts';

/** How long a start may take. */
const START_MS = 60_000;

export class Server {
  readonly port: number;
  readonly #variables: Record<string, string>;
  #child: ChildProcess | undefined;
  /** Everything that it printed and logged so far. */
  output = '';

  constructor(port: number, variables: Record<string, string>) {
    this.port = port;
    this.#variables = variables;
    process.on('exit', () => this.#child?.kill('SIGKILL'));
  }

  /** Starts it and does not wait. */
  spawn(more: Record<string, string> = {}): ChildProcess {
    const clock = path.join(import.meta.dirname, 'clock-process.ts');
    const child = spawn(
      process.execPath,
      [...nodeOptions(), '--import', clock, 'api/src/app/server.ts'],
      {
        cwd: ROOT,
        env: { ...process.env, ...this.#variables, PORT: String(this.port), ...more },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        this.output += text;
      });
    }
    this.#child = child;
    return child;
  }

  /** Resolves once it is ready. Throws where it is not in time, or ends. */
  async start(): Promise<void> {
    const child = this.spawn();
    const end = performance.now() + START_MS;
    while (child.exitCode === null && performance.now() < end) {
      const ready = await fetch(`http://127.0.0.1:${this.port}/api/ready`).catch(() => null);
      if (ready?.ok) return;
      await pause(50);
    }
    throw new Error(`a server is not ready:\n${this.output.slice(-2000)}`);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** The ms that it took to end. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return 0;
    const since = performance.now();
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return performance.now() - since;
  }
}

/** `count` of them, each with a data folder of its own in `folder`; not started yet. */
export async function createServers(
  count: number,
  folder: string,
  variables: Record<string, string>,
): Promise<Server[]> {
  const servers: Server[] = [];
  for (let n = 0; n < count; n++) {
    const own = { DATA_DIR: path.join(folder, `server${n}`) };
    const shared = { ...asNpmStarts(), LOG_LEVEL: 'error', UPLOAD_FREE_BYTES: '0' };
    const cache = { NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.compile-cache') };
    servers.push(new Server(await freePort(), { ...shared, ...cache, ...variables, ...own }));
  }
  return servers;
}
