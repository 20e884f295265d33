/** A PostgreSQL that can be stopped, crashed and frozen. What it acknowledges is on its disk. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { children } from '../long/crowd.ts';
import { embeddedPostgres, postgresPrograms } from '../support/postgres.ts';
import { freePort } from '../support/product.ts';

export interface Database {
  url: string;
  /** Resolves once it takes connections, at once where it does; false where it ended instead. */
  start(): Promise<boolean>;
  /** Ends it: `SIGINT` as a restart does, `SIGKILL` with all of its processes as a crash does. */
  end(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** `SIGSTOP` to all of its processes, or `SIGCONT`. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
}

const SETTINGS = [
  'max_connections=100',
  'shared_buffers=64MB',
  // A small disk holds it.
  'min_wal_size=32MB',
  'max_wal_size=128MB',
];

/** An empty one in `folder`, which the user of PostgreSQL can reach; not started yet. */
export async function createPostgres(folder: string): Promise<Database> {
  const EmbeddedPostgres = await embeddedPostgres();
  const programs = postgresPrograms();
  const databaseDir = path.join(folder, 'data');
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    ...{ databaseDir, port, user: 'parade', password: 'parade', persistent: true },
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => {},
  });
  await cluster.initialise();
  const { uid, gid } = await stat(databaseDir);
  const given = ['-D', databaseDir, '-p', String(port), '-k', ''];
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  let server: ChildProcess | undefined;
  const isRunning = () => server?.exitCode === null && server.signalCode === null;
  const pids = () =>
    server?.pid && isRunning() ? [server.pid, ...children({ pid: server.pid })] : [];
  const signal = (name: NodeJS.Signals) => {
    for (const pid of pids()) {
      try {
        process.kill(pid, name);
      } catch {
        // One that has just ended by itself.
      }
    }
  };
  process.on('exit', () => signal('SIGKILL'));
  return {
    url: `postgres://parade:parade@127.0.0.1:${port}/postgres`,
    signal,
    start() {
      if (isRunning()) return Promise.resolve(true);
      const started = spawn(path.join(programs, 'postgres'), [...given, ...settings], {
        ...{ uid, gid, stdio: ['ignore', 'ignore', 'pipe'] },
      });
      server = started;
      return new Promise((resolve) => {
        started.once('exit', () => resolve(false));
        started.stderr?.on('data', (text) => {
          if (String(text).includes('ready to accept connections')) resolve(true);
        });
      });
    },
    async end(name) {
      if (!server || !isRunning()) return;
      const ended = once(server, 'exit');
      if (name === 'SIGKILL') signal(name);
      else server.kill(name);
      await ended;
    },
  };
}
