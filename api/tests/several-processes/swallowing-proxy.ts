/** A way to a server that can go silent, as a firewall that forgets its connections makes it. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SwallowingProxy {
  /** The address of a database, by way of this. */
  through(url: string): string;
  /** Swallows what comes over the connections that are open, for good; nobody is told. */
  silence(): void;
  /** Also what comes over new ones, until it is told to let them through. */
  silenceNew(silent: boolean): void;
  stop(): Promise<void>;
}

export async function startProxy(target: string): Promise<SwallowingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let generation = 0;
  let newAreSilent = false;
  const server = createServer((near) => {
    const born = generation;
    const silent = newAreSilent;
    const far = connect(Number(port), hostname);
    const isSilent = () => silent || born !== generation;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => isSilent() || to.write(chunk));
      from.on('end', () => isSilent() || to.end());
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        if (!isSilent()) to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    through(url) {
      const address = new URL(url);
      address.hostname = '127.0.0.1';
      address.port = String((server.address() as AddressInfo).port);
      return address.href;
    },
    silence() {
      generation++;
    },
    silenceNew(silent) {
      newAreSilent = silent;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
