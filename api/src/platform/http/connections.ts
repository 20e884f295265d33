import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches a server's connections, so that it can be closed while people use it. Node itself closes
 * those that are idle at that moment and waits for what becomes idle after it, and for those on
 * which nothing was ever asked: here each ends with its answer, and the silent ones at once. A
 * request that has begun is answered. Returns how to close; after `patience` milliseconds whatever
 * is still under way is cut off.
 */
export function closable(server: Server): (patience: number) => Promise<void> {
  // A browser opens some in advance.
  const unused = new Set<Socket>();
  let closing = false;
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    unused.delete(socket);
    response.once('close', () => {
      if (closing) socket.destroySoon();
    });
  });
  return async (patience) => {
    closing = true;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of unused) {
      if (socket.bytesRead === 0) socket.destroy();
    }
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    await closed;
    clearTimeout(cut);
  };
}
