/** A stop while people use it, over real connections. */
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorld, type Person, type World } from '../../tests/testing.ts';
import { MAX_STREAMS_PER_PERSON } from '../platform/live-hub.ts';
import { listen, type RunningServer } from './server.ts';

const NO_FRONT_ENDS = { handle: () => false, useSite: async () => {}, builtSite: null };
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const HALF_A_SECOND = 500;

let world: World;
let running: RunningServer;
let port: number;
async function start(stopPatience?: number): Promise<void> {
  // A mail that is being sent would be waited for.
  await world.db.deleteFrom('mail_outbox').execute();
  const env = { ...world.services.env, port: 0, host: '127.0.0.1' };
  const parts = stopPatience === undefined ? {} : { stopPatience };
  running = await listen({ ...world.services, env }, NO_FRONT_ENDS, parts);
  port = Number(new URL(running.origin).port);
}
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end().catch(() => {})); // The stop closed the database.

async function millisecondsOf(task: Promise<void>): Promise<number> {
  const began = performance.now();
  await task;
  return performance.now() - began;
}

async function open({ cookie }: Person, path: string, agent?: Agent): Promise<IncomingMessage> {
  const options = { host: '127.0.0.1', port, path, headers: { cookie } };
  return new Promise((resolve, reject) => {
    get({ ...options, agent: agent ?? new Agent({ keepAlive: true }) }, resolve)
      .on('error', reject)
      .on('response', (response) => response.on('error', () => {}));
  });
}

const BODY = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${PDF}\r\n--b--\r\n`;

/** An upload of which only the beginning is sent. */
async function beginUpload({ cookie }: Person): Promise<{ socket: Socket; answer(): string }> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
  socket.on('error', () => {});
  socket.write(
    `POST /api/documents HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY.slice(0, 120)}`,
  );
  await vi.waitFor(async () => expect(await filesUnderWay()).toBe(1), { timeout: 10_000 });
  return { socket, answer: () => answer };
}
const filesUnderWay = async () =>
  (await world.services.files.idsBefore(new Date(Date.now() + 60_000))).length;

it('takes under half a second with 300 open pages, kept connections and silent ones', async () => {
  const people = await Promise.all(Array.from({ length: 25 }, () => world.client()));
  await start();
  const pages = await Promise.all(
    people.flatMap((person) =>
      Array.from({ length: MAX_STREAMS_PER_PERSON }, () => open(person, '/api/live')),
    ),
  );
  for (const page of pages) page.resume();
  expect(world.services.live.size).toBe(300);
  const [kept] = people;
  if (!kept) throw new Error('nobody');
  const answered = await open(kept, '/api/me');
  await once(answered.resume(), 'end');
  const silent = connect(port, '127.0.0.1');
  silent.on('error', () => {});
  await once(silent, 'connect');
  expect(await millisecondsOf(running.stop())).toBeLessThan(HALF_A_SECOND);
});

it('lets an upload end, and takes nothing new meanwhile', async () => {
  const person = await world.client();
  await start();
  const { socket, answer } = await beginUpload(person);
  const stopped = running.stop();
  await vi.waitFor(() => expect(fetch(`${running.origin}/api/health`)).rejects.toThrow());
  socket.write(BODY.slice(120));
  await once(socket, 'close');
  expect(answer()).toMatch(/^HTTP\/1\.1 201 /);
  expect(await millisecondsOf(stopped)).toBeLessThan(HALF_A_SECOND);
});

it('cuts off what does not end in time', async () => {
  const person = await world.client();
  await start(300);
  const { socket, answer } = await beginUpload(person);
  const stopped = running.stop();
  await once(socket, 'close');
  await stopped;
  expect(answer()).toBe('');
});

it('closes a page that is opened while it stops', async () => {
  const person = await world.client();
  await start(2000);
  world.services.live.closeAll();
  const page = await open(person, '/api/live');
  await once(page.resume(), 'end');
  expect(world.services.live.size).toBe(0);
  await running.stop();
});
