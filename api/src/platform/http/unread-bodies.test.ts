/**
 * What is refused before its body was read, through a proxy that keeps its connections.
 * One database is enough: none is asked.
 */
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';
import { listen, type RunningServer } from '../../app/server.ts';

const NO_FRONT_ENDS = { handle: () => false, useSite: async () => {}, builtSite: null };
/** Few connections, so that the requests of all share them. */
const CONNECTIONS = 3;

let world: World;
let running: RunningServer;
let victim: Person;
let proxy: Server;
let address: string;
let port: number;
const logged: unknown[] = [];

/** Passes each request on as it comes; 502 where the other side lets it down. */
function startProxy(): Server {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  return createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const passed = request({ host: '127.0.0.1', port, agent, method, path, headers });
    passed.on('response', (answer: IncomingMessage) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502).end();
    });
    incoming.pipe(passed);
  });
}

beforeAll(async () => {
  world = await createWorld();
  victim = await world.client();
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(world.services.log, level).mockImplementation((...said: unknown[]) => {
      logged.push(said);
    });
    vi.spyOn(console, level).mockImplementation((...said) => logged.push(said));
  }
  vi.spyOn(console, 'info').mockImplementation((...said) => logged.push(said));
  const env = { ...world.services.env, port: 0, host: '127.0.0.1' };
  running = await listen({ ...world.services, env }, NO_FRONT_ENDS);
  port = Number(new URL(running.origin).port);
  proxy = startProxy().listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await running.stop();
  await world.end().catch(() => {}); // The stop closed the database.
  expect(logged).toEqual([]);
});

const BIG = Buffer.alloc(9 * 1024 * 1024, 'a');
const JSON_TYPE = { 'content-type': 'application/json' };
const UPLOAD_TYPE = { 'content-type': 'multipart/form-data; boundary=b' };
const FILE = Buffer.concat([
  Buffer.from(
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4 ',
  ),
  BIG,
  Buffer.from('\r\n--b--\r\n'),
]);

/** Sends in chunks of unknown length. */
const streamed = (bytes: Buffer) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      controller.close();
    },
  });

async function post(
  path: string,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream,
  headers: Record<string, string>,
  method = 'POST',
) {
  const chunked = body instanceof ReadableStream ? { duplex: 'half' as const } : {};
  const answer = await fetch(address + path, { method, body, headers, ...chunked });
  const { code } = (await answer.json()) as { code: string };
  return [answer.status, code];
}

const cookie = () => ({ cookie: victim.cookie });
const REFUSED: [string, () => Promise<unknown>, [number, string]][] = [
  [
    'a form that is too long',
    () => post('/api/auth/login', BIG, JSON_TYPE),
    [413, 'payload_too_large'],
  ],
  [
    'a form of unknown length',
    () => post('/api/auth/login', streamed(BIG), JSON_TYPE),
    [413, 'payload_too_large'],
  ],
  [
    'a file that is too large',
    () => post('/api/documents', FILE, { ...UPLOAD_TYPE, ...cookie() }),
    [413, 'file_too_large'],
  ],
  [
    'a file of unknown length',
    () => post('/api/documents', streamed(FILE), { ...UPLOAD_TYPE, ...cookie() }),
    [413, 'file_too_large'],
  ],
  [
    'a question that has a body',
    () => post('/api/health', BIG, JSON_TYPE, 'OPTIONS'),
    [404, 'not_found'],
  ],
  ['a file of nobody', () => post('/api/documents', FILE, UPLOAD_TYPE), [401, 'session_required']],
  [
    'a file from another site',
    () => post('/api/documents', FILE, { ...UPLOAD_TYPE, origin: 'https://evil.example' }),
    [403, 'foreign_origin'],
  ],
];

describe('a large body that is refused', () => {
  it.each(REFUSED)('gets its answer: %s', async (_what, send, expected) => {
    for (let times = 0; times < 3; times++) expect(await send()).toEqual(expected);
  });

  it('gets its answer beyond a limit', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(200_000) });
    const answers: unknown[] = [];
    while (answers.length < 100 && (answers.at(-1) as number[] | undefined)?.[0] !== 429) {
      answers.push(await post('/api/auth/register', body, JSON_TYPE));
    }
    expect(answers.at(-1)).toEqual([429, 'rate_limited']);
  });

  it('fails nobody who shares the connections', { timeout: 120_000 }, async () => {
    // Three times round, while the others ask without a pause.
    const sent = Array(3).fill(REFUSED).flat() as typeof REFUSED;
    let going = true;
    const refusals = (async () => {
      for (const [, send, expected] of sent) {
        expect(await send()).toEqual(expected);
        await world.services.limits.forget('uploadAccount', victim.uid);
      }
    })().finally(() => {
      going = false;
    });
    const statuses = new Map<number, number>();
    const others = Array.from({ length: 4 }, async () => {
      while (going) {
        const { status } = await fetch(`${address}/api/health`);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    await Promise.all([refusals, ...others]);
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(sent.length);
  });

  it('may break off in the middle', async () => {
    for (const path of ['/api/documents', '/api/auth/login']) {
      for (let n = 0; n < 10; n++) {
        const socket = connect(port, '127.0.0.1').on('error', () => {});
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: a\r\nCookie: ${victim.cookie}\r\nContent-Type: ${n % 2 ? 'application/json' : UPLOAD_TYPE['content-type']}\r\nContent-Length: ${BIG.length}\r\n\r\n`,
        );
        await new Promise((sent) => socket.write(BIG.subarray(0, 400_000), sent));
        socket.resetAndDestroy();
      }
    }
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
  });
});

it('is read no further than anybody sends by mistake', async () => {
  const socket = connect(port, '127.0.0.1');
  const answer = text(socket);
  socket.write(
    'POST /api/documents HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000000\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\nabc',
  );
  expect(await answer).toMatch(/^HTTP\/1\.1 401 .*\r\nconnection: close\r\n/is);
});
