import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches a server's connections, so that it can be closed while people use it: kept ones that say
 * nothing end at once, and each of the others as soon as its answer is sent. Node itself closes
 * those that are idle at the moment of the call, and waits for what becomes idle after it. Returns
 * how to close; after `patience` milliseconds whatever is still under way is cut off.
 */
export function closable(server: Server): (patience: number) => Promise<void> {
  const quiet = new Set<Socket>();
  let closing = false;
  // A browser opens some in advance: nothing was asked on them yet.
  server.on('connection', (socket) => {
    quiet.add(socket);
    socket.once('close', () => quiet.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    quiet.delete(socket);
    response.once('close', () => {
      if (closing) socket.destroySoon();
      else if (!socket.destroyed) quiet.add(socket);
    });
  });
  return async (patience) => {
    closing = true;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of quiet) socket.destroy();
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    await closed;
    clearTimeout(cut);
  };
}
