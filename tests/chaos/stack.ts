/** Everything that serves: PostgreSQL, a store, a mail server, three servers, and nginx by the example. */
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startNginx } from '../../api/tests/nginx.ts';
import {
  type SwallowingProxy,
  startProxy,
} from '../../api/tests/several-processes/swallowing-proxy.ts';
import { freePort } from '../support/product.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { createPostgres, type Database } from './postgres.ts';
import { createServers, type Server } from './servers.ts';
import { createStore, type Store } from './store.ts';

const SERVERS = 3;
/** The size of the small disk. */
const DISK_MB = 800;

export interface Stack {
  /** By way of nginx. */
  url: string;
  database: Database;
  /** The servers' way to the database. */
  way: SwallowingProxy;
  store: Store;
  mails: MailServer;
  servers: Server[];
  /** A small disk with the database and the folders of the servers on it; undefined where none can be mounted. */
  disk: string | undefined;
  stop(): Promise<void>;
}

/** Starts all of it. */
export async function startStack(): Promise<Stack> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parade-chaos-'));
  await chmod(folder, 0o755);
  const data = path.join(folder, 'disk');
  await mkdir(data);
  const size = `size=${DISK_MB}m,mode=755`;
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', data]).status === 0;
  // Lazily: what is killed at the end of a run that was cut may still hold it.
  process.on('exit', () => isMounted && spawnSync('umount', ['--lazy', data]));

  const database = await createPostgres(data);
  // On another disk: this store says yes before its file is written, and ends where it cannot be.
  const store = await createStore(path.join(folder, 'store'));
  await Promise.all([database.start(), store.start()]);
  const way = await startProxy(database.url);
  const mails = await startMailServer();
  const port = await freePort();
  const servers = await createServers(SERVERS, data, {
    ...store.variables,
    DATABASE_URL: way.through(database.url),
    SMTP_URL: mails.url,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    // nginx, and before it the load, which gives each person an address.
    TRUST_PROXY: '2',
  });
  await Promise.all(servers.map((server) => server.start()));
  const addresses = {
    ...{ folder, port, plainPort: await freePort() },
    servers: servers.map((server) => server.port),
  };
  const nginx = await startNginx(addresses);
  return {
    url: nginx.url,
    ...{ database, way, store, mails, servers },
    disk: isMounted ? data : undefined,
    async stop() {
      await nginx.stop();
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      await way.stop();
      mails.stop();
      await Promise.all([store.end(), database.end('SIGINT')]);
      if (isMounted) spawnSync('umount', [data]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
