/** nginx by the example of docs/, as it stands but for its addresses and TLS. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const DOCS = path.join(import.meta.dirname, '../../docs');

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

interface Addresses {
  /** Where it keeps its files. */
  folder: string;
  /** The servers that it shares requests out to. */
  servers: readonly number[];
  port: number;
  /** In the place of the one for plain HTTP. */
  plainPort: number;
}

export interface Nginx {
  url: string;
  stop(): Promise<void>;
}

/** Resolves once it answers; `changed` alters the example further. */
export async function startNginx(
  { folder, servers, port, plainPort }: Addresses,
  changed: (example: string) => string = (example) => example,
): Promise<Nginx> {
  const example = await readFile(path.join(DOCS, 'nginx.conf'), 'utf8');
  const conf = changed(example)
    .replace(/server 127\.0\.0\.1:3000(.*);/, (_, rest) =>
      servers.map((server) => `server 127.0.0.1:${server}${rest};`).join('\n'),
    )
    .replace(/\n\s*ssl_.*/g, '')
    .replace(/listen \[::\].*/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll('/usr/share/nginx/parade', DOCS)
    .replaceAll('/var/log/nginx', folder);
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    // Whoever runs the tests can read the page, and the user of the workers may not.
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; worker_rlimit_nofile 16384; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 8192; }
    http { client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; ${conf} }`,
  );
  const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' });
  const ended = once(nginx, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await answers(nginx, url);
  return {
    url,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(nginx: ChildProcess, url: string): Promise<void> {
  const end = performance.now() + 10_000;
  while (nginx.exitCode === null && performance.now() < end) {
    if (await fetch(url).catch(() => null)) return;
    await pause(20);
  }
  nginx.kill('SIGKILL');
  throw new Error('nginx does not answer');
}
