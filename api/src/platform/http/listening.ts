import type { Server } from 'node:http';

/** The variables that say where. */
interface Names {
  port: string;
  host: string;
}

const reason = (code: string | undefined, at: { port: number; host: string }, names: Names) => {
  const port = `Port ${at.port} of ${at.host}`;
  if (code === 'EADDRINUSE') return `${port} is in use by another process: stop that one`;
  if (code === 'EACCES') return `${port} is for the system alone: take one from 1024 on`;
  return `${at.host} is no address of this machine (${code}): put ${names.host} right`;
};

/** Listens. Throws a sentence that names the variable to change where it cannot. */
export function listenAt(
  server: Server,
  at: { port: number; host: string },
  names: Names,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      reject(new Error(`${reason(cause.code, at, names)}, or set ${names.port}.`, { cause }));
    });
    server.listen(at.port, at.host, () => resolve());
  });
}
