import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aReport, createWorld, type World } from '../../../tests/testing.ts';
import { createApp } from '../../app/app.ts';
import { listen } from '../../app/server.ts';

const NO_FRONT_ENDS = { handle: () => false, useSite: async () => {}, builtSite: null };

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

describe('every answer', () => {
  it('carries the safety headers and a request id', async () => {
    const { headers } = await world.visitor().get('/api/health');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is a JSON 404 for a path that nobody knows', async () => {
    const { status, body, headers } = await world.visitor().get('/api/nothing');
    expect(status).toBe(404);
    expect(body).toEqual({
      code: 'not_found',
      message: 'Introuvable.',
      requestId: headers.get('x-request-id'),
    });
  });

  it('tells nothing of an unexpected error', async () => {
    const victim = await world.client();
    await world.db.schema.alterTable('reports').renameTo('gone').execute();
    const { status, body } = await victim.get('/api/reports');
    expect(status).toBe(500);
    expect(body.message).toBe(
      'Une erreur inattendue est survenue. Réessayez dans quelques instants.',
    );
    expect(JSON.stringify(body)).not.toMatch(/table|sql|relation/i);
  });
});

describe('over a real connection', () => {
  it('every answer carries them too, each once, and a route may say otherwise', async () => {
    const env = { ...world.services.env, port: 0, host: '127.0.0.1' };
    const running = await listen({ ...world.services, env }, NO_FRONT_ENDS);
    try {
      for (const path of ['/api/health', '/api/nothing', '/api/docs']) {
        const { headers } = await fetch(running.origin.replace('localhost', '127.0.0.1') + path);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy.match(/default-src/g)).toHaveLength(1);
        expect(policy.includes('style-src')).toBe(path === '/api/docs');
      }
    } finally {
      await running.stop();
    }
  });
});

describe('a database that is away', () => {
  it.each(['ECONNREFUSED', '57P01', '53100', 'SQLITE_IOERR_READ', 'SQLITE_FULL'])(
    'is a 503: %s',
    async (code) => {
      world.services.limits.take = () => Promise.reject(Object.assign(new Error('away'), { code }));
      const body = { email: 'a@exemple.fr', password: 'x' };
      const answer = await world.visitor().post('/api/auth/login', body);
      expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
      expect(answer.body.message).toMatch(/momentanément indisponible/);
    },
  );
});

describe('a server that stops', () => {
  it('says that it is not ready, to a proxy that still asks', async () => {
    const { env } = world.services;
    const services = { ...world.services, env: { ...env, port: 0, host: '127.0.0.1' } };
    const running = await listen(services, NO_FRONT_ENDS);
    const ready = `${running.origin.replace('localhost', '127.0.0.1')}/api/ready`;
    const asking = connect(Number(new URL(ready).port), '127.0.0.1');
    await once(asking, 'connect');
    asking.write('GET /api/ready HTTP/1.1\r\nHost: localhost\r\n');
    // By its answer the half of a request before it has arrived, too.
    expect((await fetch(ready)).status).toBe(200);
    const stopped = running.stop();
    asking.write('Connection: close\r\n\r\n');
    expect(await text(asking)).toMatch(/^HTTP\/1.1 503 /);
    await stopped;
  });
});

it('is not ready while its database hangs, and says so in time', async () => {
  const db = world.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: () => new Promise(() => {}),
  });
  // A hundredth of its patience.
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100));
  const answer = await createApp({ ...world.services, db }, () => true).request('/api/ready');
  spy.mockRestore();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
});

describe('a full disk under SQLite', () => {
  it.skipIf(process.env.TEST_POSTGRES_URL)(
    'refuses in a sentence, and goes on once there is room',
    async () => {
      const person = await world.client();
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(world.db);
      await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(world.db);
      const report = aReport({ description: 'Un homme m’a appelée. '.repeat(200) });
      const answers = [];
      for (let n = 0; n < 8; n++)
        answers.push((await person.post('/api/reports', report)).body.code);
      expect(answers.at(-1)).toBe('unavailable');
      expect((await person.get('/api/reports')).status).toBe(200);
      await sql`pragma max_page_count = 1073741823`.execute(world.db);
      expect((await person.post('/api/reports', report)).status).toBe(201);
    },
  );
});

describe('a request from elsewhere', () => {
  const login = (headers: Record<string, string>) =>
    world.visitor().send('POST', '/api/auth/login', { body: '{', headers });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3001' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ] as Record<string, string>[])('is refused before its body is read: %j', async (headers) => {
    const { status, body } = await login({ host: 'localhost:3000', ...headers });
    expect([status, body.code]).toEqual([403, 'foreign_origin']);
  });

  it.each([
    { origin: 'http://localhost:3000' },
    { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' },
    {},
  ] as Record<string, string>[])('passes from the own origin: %j', async (headers) => {
    const { status, body } = await login({ 'content-type': 'application/json', ...headers });
    expect([status, body.code]).toEqual([400, 'invalid_json']);
  });
});

describe('a body', () => {
  it('is bounded', async () => {
    const body = { email: 'x'.repeat(300_000), password: 'x' };
    const { status, body: answer } = await world.visitor().post('/api/auth/login', body);
    expect([status, answer.code]).toEqual([413, 'payload_too_large']);
  });

  it.each(['null', '[]', '"text"', '7', '{"__proto__":{"role":"admin"}}'])(
    'that is no form is refused: %s',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await world.visitor().send('POST', '/api/auth/register', { body, headers });
      expect(answer.status).toBe(422);
    },
  );
});

describe('a wrong form of body', () => {
  it('is refused as such, in French', async () => {
    const headers = { 'content-type': 'text/plain' };
    const typed = await world
      .visitor()
      .send('POST', '/api/auth/login', { body: 'email=a', headers });
    expect([typed.status, typed.body.code]).toEqual([415, 'media_type_refused']);
    for (const body of ['[]', '"x"', 'null']) {
      const json = { 'content-type': 'application/json' };
      const answer = await world.visitor().send('POST', '/api/auth/login', { body, headers: json });
      expect(answer.status).toBe(422);
      expect(JSON.stringify(answer.body)).not.toMatch(/Invalid|expected/);
    }
  });
});

describe('the document', () => {
  it('is a page that shows every route without a script', async () => {
    const page = (await world.visitor().get('/api/docs')).bytes.toString();
    expect(page).toContain('/api/reports/{id}');
    expect(page).not.toContain('<script');
  });
});
