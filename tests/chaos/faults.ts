/** What goes wrong, one after the other. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fillUp, refusesToStart } from './making.ts';
import type { Server } from './servers.ts';
import type { Stack } from './stack.ts';

export interface Fault {
  name: string;
  /** Where it cannot be made here: why. */
  skipped?(stack: Stack): string | undefined;
  /** Makes it and puts an end to it. Throws where the product does not do what it must meanwhile. */
  make(stack: Stack): Promise<unknown>;
  /** True where nobody ends it: all must be well by itself from its beginning. */
  isLasting?: true;
}

const SECOND = 1000;

/** Tries it again for as long as a database that crashed repairs itself. */
async function startAgain({ database }: Stack): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    if (await database.start()) return;
    await pause(SECOND / 2);
  }
  throw new Error('PostgreSQL does not start again');
}

const freeze =
  (seconds: number) =>
  async ({ database }: Stack) => {
    database.signal('SIGSTOP');
    await pause(seconds * SECOND);
    database.signal('SIGCONT');
  };

const nth = ({ servers }: Stack, n: number): Server => {
  const server = servers[n];
  if (!server) throw new Error(`there is no server ${n}`);
  return server;
};

export const FAULTS: readonly Fault[] = [
  { name: 'none', make: () => pause(8 * SECOND) },
  {
    name: 'kill -9 of a server',
    isLasting: true,
    async make(stack) {
      const server = nth(stack, 0);
      await server.end('SIGKILL');
      // A supervisor sees it a moment later.
      await pause(SECOND);
      await server.start();
    },
  },
  {
    name: 'SIGTERM in turn',
    async make({ servers }) {
      for (const server of servers) {
        const ms = await server.end('SIGTERM');
        if (ms > 25 * SECOND) throw new Error(`a stop took ${ms} ms`);
        await server.start();
      }
    },
  },
  {
    name: 'PostgreSQL restarts',
    async make(stack) {
      await stack.database.end('SIGINT');
      await pause(2 * SECOND);
      await startAgain(stack);
    },
  },
  {
    name: 'PostgreSQL crashes',
    async make(stack) {
      await stack.database.end('SIGKILL');
      await startAgain(stack);
    },
  },
  { name: 'PostgreSQL frozen 20 s', make: freeze(20) },
  { name: 'PostgreSQL frozen 75 s', make: freeze(75) },
  {
    name: 'connections swallowed',
    isLasting: true,
    make: async ({ way }) => way.silence(),
  },
  {
    name: 'new ones too, 20 s',
    async make({ way }) {
      way.silenceNew(true);
      way.silence();
      await pause(20 * SECOND);
      way.silenceNew(false);
    },
  },
  {
    name: 'store away 15 s',
    async make({ store }) {
      await store.end();
      await pause(15 * SECOND);
      await store.start();
    },
  },
  {
    name: 'store hangs 20 s',
    async make({ store }) {
      store.signal('SIGSTOP');
      await pause(20 * SECOND);
      store.signal('SIGCONT');
    },
  },
  {
    name: 'mail dropped after DATA',
    async make({ mails }) {
      mails.drops(true);
      await pause(15 * SECOND);
      mails.drops(false);
      if (mails.denied.size === 0) throw new Error('no mail was on its way');
    },
  },
  {
    name: 'clock 10 min ahead',
    async make(stack) {
      const server = nth(stack, 2);
      server.signal('SIGUSR2');
      await pause(15 * SECOND);
      await server.end('SIGTERM');
      await refusesToStart(server);
      await server.start();
    },
  },
  {
    name: 'disk full 15 s',
    skipped: ({ disk }) => (disk ? undefined : 'no small disk can be mounted here'),
    async make(stack) {
      const filler = path.join(stack.disk ?? '', 'filler');
      await fillUp(filler);
      await pause(15 * SECOND);
      await rm(filler);
      await startAgain(stack);
    },
  },
];
