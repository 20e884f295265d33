/** What a collector is sent, and what it is not. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startMailServer } from '../../../tests/mail.ts';
import { createWorld, type World } from '../../../tests/testing.ts';
import { listen, type RunningServer } from '../../app/server.ts';
import { createLog } from '../log.ts';
import { traced } from '../spans.ts';
import { openTracer } from './otlp.ts';

const NO_FRONT_ENDS = { handle: () => false, useSite: async () => {}, builtSite: null };
const ID = '01890000-0000-7000-8000-000000000000';
const CALLERS_TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

interface SentSpan {
  name: string;
  kind: number;
  spanId: string;
  traceId: string;
  parentSpanId?: string;
  status?: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

let collector: Server;
let bodies: string[];
let answers: boolean;
let world: World;
let running: RunningServer | undefined;

beforeEach(async () => {
  bodies = [];
  answers = true;
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (!answers) return;
    bodies.push(Buffer.concat(chunks).toString('utf8'));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  world = await createWorld();
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  await world.end().catch(() => {}); // The stop closed the database.
  collector.closeAllConnections();
  collector.close();
});

async function start(isOn = true): Promise<RunningServer> {
  const { port } = collector.address() as AddressInfo;
  const to = isOn ? new URL(`http://127.0.0.1:${port}/`) : undefined;
  const env = { ...world.services.env, port: 0, host: '127.0.0.1', collector: to };
  running = await listen({ ...world.services, env }, NO_FRONT_ENDS);
  return running;
}
async function stop(): Promise<number> {
  const from = performance.now();
  await running?.stop();
  running = undefined;
  return performance.now() - from;
}
const spans = (): SentSpan[] =>
  bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(
      ({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
        scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
const attributesOf = (span: SentSpan | undefined) =>
  Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );

it('is requests by their pattern, their statements, jobs and mails, and nothing of anybody', async () => {
  const mail = await startMailServer();
  world.services.env.smtpUrl = mail.url;
  const person = await world.client({ name: 'Éloïse Marchand', email: 'eloise@exemple.fr' });
  const { origin, services } = await start();
  const headers = { cookie: person.cookie, traceparent: `00-${CALLERS_TRACE}-00f067aa0ba902b7-01` };
  const ask = (path: string) => fetch(origin + path, { headers });
  await (await ask(`/api/documents/${ID}?token=geheim`)).text();
  await (await ask('/api/reports?limit=20')).text();
  await traced(services.tracer, 'job retention', () =>
    services.db.selectFrom('users').select('id').where('email', '=', 'eloise@exemple.fr').execute(),
  );
  await vi.waitFor(() => expect(mail.taken).toHaveLength(1), { timeout: 15_000 });
  await stop();
  await mail.stop();

  const named = (name: string) => spans().find((span) => span.name === name);
  const request = spans().find(({ name }) => name.startsWith('GET /api/documents/:id'));
  expect(attributesOf(request)).toMatchObject({
    'http.request.method': 'GET',
    'http.route': expect.stringMatching(/^\/api\/documents\/:id/),
    'http.response.status_code': 404,
    'parade.request_id': expect.any(String),
  });
  expect(request?.traceId).not.toBe(CALLERS_TRACE);
  const list = named('GET /api/reports');
  const parts = spans().filter(({ parentSpanId }) => parentSpanId === list?.spanId);
  expect(parts.map(({ name }) => name)).toContain('select reports');
  const job = named('job retention');
  expect(spans().find((span) => span.parentSpanId === job?.spanId)?.name).toBe('select users');
  expect(named('SMTP')?.parentSpanId).toBe(named('mail')?.spanId);
  const said = bodies.join();
  for (const secret of [ID, person.uid, 'eloise', 'loïse', 'geheim', 'limit=20', person.cookie]) {
    expect(said).not.toContain(secret);
  }
});

it('goes nowhere unless a collector is configured', async () => {
  const { origin, services } = await start(false);
  await (await fetch(`${origin}/api/health`)).text();
  expect(services.tracer).toBeUndefined();
  await stop();
  expect(bodies).toEqual([]);
});

it('holds up no request and no stop while the collector hangs', async () => {
  answers = false;
  const { origin } = await start();
  const from = performance.now();
  for (let nth = 0; nth < 50; nth++) await (await fetch(`${origin}/api/health`)).text();
  expect(performance.now() - from).toBeLessThan(2000);
  expect(await stop()).toBeLessThan(4000);
});

it('says once that nothing arrives, and what failed without why', async () => {
  const { port } = collector.address() as AddressInfo;
  const log = createLog('silent');
  const warn = vi.spyOn(log, 'warn');
  const tracer = openTracer(new URL(`http://127.0.0.1:${port}`), log, { batch: 200, stop: 3000 });
  const failing = () => Promise.reject(new Error('eloise'));
  await expect(traced(tracer, 'job x', failing)).rejects.toThrow('eloise');
  answers = false;
  await tracer.stop();
  expect(warn.mock.calls).toEqual([[{ error: expect.any(String) }, 'traces do not arrive']]);

  answers = true;
  const other = openTracer(new URL(`http://127.0.0.1:${port}`), log);
  await expect(traced(other, 'job x', failing)).rejects.toThrow('eloise');
  await other.stop();
  expect(spans()).toMatchObject([{ name: 'job x', status: { code: 2 } }]);
  expect(bodies.join()).not.toContain('eloise');
});
