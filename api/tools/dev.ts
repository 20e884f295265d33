/**
 * `npm run dev`: hot reload of the three front ends and the API on one origin.
 * A small proxy stands in front; behind it run Astro's and Vite's own
 * development servers, and the API, which Node starts again when it changes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { ADMIN_BASE, ALIASES, CLIENT_BASE, frontEndOf } from '../contract/paths.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PORT = Number(process.env.PORT || 3000);
const PORTS = { api: PORT + 1, site: PORT + 2, client: PORT + 3, admin: PORT + 4 };
type Room = keyof typeof PORTS;

const vite = (port: number) =>
  [
    'node_modules/.bin/vite',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--strictPort',
  ] as const;
const COMMANDS: Record<Room, readonly string[]> = {
  api: [process.execPath, '--watch', 'tools/dev-api.ts'],
  site: ['node_modules/.bin/astro', 'dev', '--host', '127.0.0.1', '--port', String(PORTS.site)],
  client: vite(PORTS.client),
  admin: vite(PORTS.admin),
};

function startRoom(room: Room): ChildProcess {
  const [command = '', ...args] = COMMANDS[room];
  const env = {
    ...process.env,
    API_PORT: String(PORTS.api),
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${PORT}`,
    DATA_DIR: path.resolve(ROOT, process.env.DATA_DIR || 'data'),
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const stdio = ['ignore', room === 'api' ? 'inherit' : 'ignore', 'inherit'] as const;
  return spawn(command, args, { cwd: path.join(ROOT, room), env, stdio: [...stdio] });
}

/** Which server answers, and under which of its own addresses. */
function routeOf(url: string): [Room, string] {
  const [pathname = '/'] = url.split('?');
  if (pathname.startsWith('/api/')) return ['api', url];
  if (pathname.startsWith(CLIENT_BASE)) return ['client', url];
  if (pathname.startsWith(ADMIN_BASE)) return ['admin', url];
  const front = frontEndOf(pathname);
  // An application's page is its one index.html; the browser keeps the address.
  if (front === 'client') return ['client', CLIENT_BASE];
  if (front === 'admin') return ['admin', ADMIN_BASE];
  return ['site', url];
}

export async function dev(): Promise<void> {
  const children = (Object.keys(COMMANDS) as Room[]).map(startRoom);

  const server = createServer((request, response) => {
    const alias = ALIASES[request.url ?? ''];
    if (alias) return void response.writeHead(302, { location: alias }).end();
    const [room, target] = routeOf(request.url ?? '/');
    const { method, headers } = request;
    const onward = httpRequest(
      { host: '127.0.0.1', port: PORTS[room], path: target, method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => {
      if (!response.headersSent) response.writeHead(503, { 'retry-after': '1', refresh: '1' });
      response.end(`The ${room} server is starting…`);
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });

  // The sockets of hot reload.
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    const [room] = routeOf(request.url ?? '/');
    const onward = connect(PORTS[room], '127.0.0.1', () => {
      const lines = [`${request.method} ${request.url} HTTP/1.1`];
      for (let i = 0; i < request.rawHeaders.length; i += 2) {
        lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`);
      }
      onward.write(`${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });

  server.listen(PORT, process.env.HOST || 'localhost');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      for (const child of children) child.kill('SIGTERM');
      server.close();
      server.closeAllConnections();
    });
  }
}
