/**
 * Senders that never come to an end, break off, or speak no HTTP, over real connections.
 * One database is enough: few of them reach any.
 */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listen, type RunningServer } from '../../src/app/server.ts';
import { createWorld, type Person, type World } from '../testing.ts';

const NO_FRONT_ENDS = { handle: () => false, useSite: async () => {}, builtSite: null };
const PATIENCE = { headersTimeout: 600, requestTimeout: 1200, connectionsCheckingInterval: 100 };

let world: World;
let running: RunningServer;
let victim: Person;
let port: number;
const failures: unknown[] = [];
beforeAll(async () => {
  world = await createWorld();
  victim = await world.client();
  const env = { ...world.services.env, port: 0, host: '127.0.0.1' };
  vi.spyOn(world.services.log, 'error').mockImplementation((...said: unknown[]) => {
    failures.push(said);
  });
  running = await listen({ ...world.services, env }, NO_FRONT_ENDS, { patience: PATIENCE });
  port = Number(new URL(running.origin).port);
});
afterAll(async () => {
  await running.stop();
  await world.end().catch(() => {}); // The stop closed the database.
});
afterEach(() => {
  expect(failures).toEqual([]);
});

/** Everything that comes until the other side closes. */
function whole(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (bytes) => (text += bytes.toString('latin1')));
  socket.on('error', () => {});
  return new Promise((resolve) => socket.once('close', () => resolve(text)));
}
const open = () => connect(port, '127.0.0.1');

/** Sends a byte now and then for as long as somebody listens. */
function trickle(socket: Socket): void {
  const timer = setInterval(() => socket.write('a'), 50);
  socket.once('close', () => clearInterval(timer));
}

const head = (url: string, headers: Record<string, string>) =>
  `POST ${url} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${victim.cookie}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
const UPLOAD = {
  'Content-Type': 'multipart/form-data; boundary=b',
  'Content-Length': '500000',
};
const PART =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4 ';
const REPORT = { 'Content-Type': 'application/json', 'Content-Length': '5000' };

const storedFiles = async () => {
  const folder = path.join(world.folder, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000 });
const isWell = async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(answer.status).toBe(200);
};

describe('a sender who takes for ever', () => {
  // Each waits for the patience of the server: all at once they wait once.
  it.concurrent.each([
    ['over the head', 'GET /api/health HTTP/1.1\r\nX-A: '],
    ['over a form', () => `${head('/api/reports', REPORT)}{"title":"`],
    ['over a file', () => head('/api/documents', UPLOAD) + PART],
    [
      'over an endless file',
      () =>
        head('/api/documents', {
          'Content-Type': UPLOAD['Content-Type'],
          'Transfer-Encoding': 'chunked',
        }),
    ],
    ['over a sign-in', () => `${head('/api/auth/login', REPORT)}{"email":"`],
  ])('is let go, and others are served meanwhile: %s', async (_what, start) => {
    const slow = Array.from({ length: 20 }, open);
    const answers = slow.map(whole);
    for (const socket of slow) {
      socket.write(typeof start === 'string' ? start : start());
      trickle(socket);
    }
    await isWell();
    for (const answer of await Promise.all(answers))
      expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
    await isWell();
    await eventually(async () => expect(await storedFiles()).toEqual([]));
  });
});

describe('a sender who breaks off', () => {
  it.each([
    ['a form', () => `${head('/api/reports', REPORT)}{"title":"Faux`],
    ['a file', () => head('/api/documents', UPLOAD) + PART],
    [
      'a file that is refused',
      () => head('/api/documents', { ...UPLOAD, 'Content-Length': '50000000' }) + PART,
    ],
    ['a stream', () => head('/api/live', {}).replace('POST', 'GET')],
  ])('leaves nothing behind: %s', async (_what, start) => {
    for (let i = 0; i < 20; i++) {
      const socket = open();
      socket.on('error', () => {});
      await once(socket, 'connect');
      await new Promise((sent) => socket.write(start(), sent));
      // Some before the server has read anything, some in the middle of it.
      if (i % 2) await isWell();
      socket.resetAndDestroy();
    }
    await isWell();
    await eventually(async () => expect(await storedFiles()).toEqual([]));
    await eventually(() => expect(world.services.live.size).toBe(0));
  });
});

describe('what is no request', () => {
  it.each([
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n'],
    [
      'a head of 100 kB',
      `GET /api/health HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`,
    ],
    ['10,000 headers', `GET /api/health HTTP/1.1\r\nHost: a\r\n${'X-A: 1\r\n'.repeat(10_000)}\r\n`],
    [
      'two lengths',
      'POST /api/checks HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    ],
    [
      'a length and chunks',
      'POST /api/checks HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/health HTTP/1.1\r\n\r\n',
    ],
    ['no host', 'GET /api/health HTTP/1.1\r\n\r\n'],
    [
      'a host that is none',
      'GET /api/health HTTP/1.1\r\nHost: a b"<script>\r\nConnection: close\r\n\r\n',
    ],
    [
      'a whole address',
      'GET http://evil.example:99999/api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    ],
    ['an address that is none', 'GET // HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['half an escape', 'GET /api/alerts/%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['a method of its own', 'BREW /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n'],
    [
      'an upgrade',
      'GET /api/live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    ],
    ['a trace', 'TRACE /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ])('is refused, and the server lives on: %s', async (_what, text) => {
    const socket = open();
    const answer = whole(socket);
    socket.end(Buffer.from(text, 'latin1'));
    expect(await answer).not.toMatch(/^HTTP\/1\.1 5/);
    await isWell();
  });
});
