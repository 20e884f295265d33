/** The servers of a measurement, each a child process on loopback. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../bin/run.ts';
import { freePort } from '../support/product.ts';

/** What the bare server sends: taken from the product, so that both send the same. */
export interface Plan {
  port: number;
  database: string;
  /**
   * How a statement names its parameters: `+?` as the product's do, or `?` as
   * one writes them by hand, with which SQLite prepares these again each time.
   */
  parameter: '+?' | '?';
  pages: { encoding: string; base64: string; headers: Record<string, string> }[];
  listHeaders: Record<string, string>;
}

export interface ServerUnderTest {
  name: string;
  origin: string;
  pid: number;
}

const children = new Set<ChildProcess>();

/** Ends one child and waits until it is gone. */
export async function stop({ pid }: Pick<ServerUnderTest, 'pid'>): Promise<void> {
  const child = [...children].find((one) => one.pid === pid);
  if (!child) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Ends every child that is still there, and waits: until then they write into their folders. */
export async function stopAll(): Promise<void> {
  const left = [...children].map(({ pid = 0 }) => stop({ pid }));
  await Promise.all(left);
}
process.on('exit', () => {
  for (const child of children) child.kill('SIGTERM');
});

export async function start(
  name: string,
  port: number,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  ready = '/',
): Promise<ServerUnderTest> {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.add(child);
  child.on('exit', () => children.delete(child));
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(origin + ready, { headers: { 'accept-encoding': 'gzip' } }).catch(
      () => null,
    );
    await answer?.arrayBuffer();
    if (answer?.ok) return { name, origin, pid: child.pid ?? 0 };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${name} did not start`);
}

/** The shell's line of `npm start`, inside its own toolchain. It ends in `exec`, so the pid stays. */
function startLine(): string {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const [, line] = /with-node\.sh '([^']+exec node [^']+)'$/.exec(scripts.start) ?? [];
  if (!line) throw new Error('npm start is no longer what this expects');
  return line;
}

/** As `npm start` starts it, with its state in a folder of its own. */
export async function startProduct(
  folder: string,
  settings: Record<string, string> = {},
): Promise<ServerUnderTest> {
  const port = await freePort();
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    ...settings,
  };
  return start('product', port, 'sh', ['-c', startLine()], env);
}

export async function startBare(name: string, plan: Plan): Promise<ServerUnderTest> {
  const file = path.join(import.meta.dirname, 'bare.ts');
  const env = { BARE_PLAN: JSON.stringify(plan) };
  return start(name, plan.port, process.execPath, [file], env);
}

/** One process that sends the prepared gzip copy, under the product's headers. */
export async function startNginx(
  nginx: string,
  folder: string,
  page: Plan['pages'][number],
  identity: Buffer,
): Promise<ServerUnderTest> {
  const port = await freePort();
  await mkdir(path.join(folder, 'www'), { recursive: true });
  await writeFile(path.join(folder, 'www/index.html'), identity);
  await writeFile(path.join(folder, 'www/index.html.gz'), Buffer.from(page.base64, 'base64'));
  const own = new Set(['content-type', 'content-encoding', 'etag', 'vary', 'content-length']);
  const added = Object.entries(page.headers)
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = path.join(folder, 'nginx.conf');
  await writeFile(
    config,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr error;
    events { worker_connections 256; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
      open_file_cache max=10; gzip_static on; gzip_vary on; charset utf-8;
      types { text/html html; }
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      server { listen 127.0.0.1:${port}; root ${folder}/www; ${added.join(' ')} }
    }`,
  );
  return start('nginx', port, nginx, ['-p', folder, '-c', config, '-e', 'stderr']);
}

/** Resident memory of a process, in megabytes. Linux only; null elsewhere. */
export function residentMegabytes(pid: number): number | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes ? Number(kilobytes) / 1024 : null;
  } catch {
    return null;
  }
}
