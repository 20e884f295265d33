/** A store that speaks S3, as a process of its own: it can be away, and it can hang. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../bin/run.ts';
import { freePort } from '../support/product.ts';

const BUCKET = 'parade';

export interface Store {
  /** What a server is told of it, and the key that goes with it. */
  variables: Record<string, string>;
  /** Resolves once it answers. */
  start(): Promise<void>;
  end(): Promise<void>;
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
}

/** Not started yet. */
export async function createStore(directory: string): Promise<Store> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const main = createRequire(path.join(ROOT, 'api/package.json')).resolve('s3rver/package.json');
  const program = path.join(path.dirname(main), 'bin/s3rver.js');
  let child: ChildProcess | undefined;
  process.on('exit', () => child?.kill('SIGKILL'));
  return {
    variables: {
      S3_ENDPOINT: url,
      S3_BUCKET: BUCKET,
      S3_REGION: 'eu-west-3',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      DOCUMENT_KEY: '5a'.repeat(32),
    },
    async start() {
      const where = ['--directory', directory, '--address', '127.0.0.1', '--port', String(port)];
      const given = [program, ...where, '--configure-bucket', BUCKET, '--silent'];
      child = spawn(process.execPath, given, { stdio: 'ignore' });
      while (child.exitCode === null) {
        if (await fetch(url).catch(() => null)) return;
        await pause(50);
      }
      throw new Error('the store does not start');
    },
    async end() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    signal: (signal) => void child?.kill(signal),
  };
}
