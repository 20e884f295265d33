/** A process whose way to PostgreSQL goes silent: no answer, no end of a connection. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@parade/db';
import { sql } from 'kysely';
import { describe, expect, it, type TestContext, vi } from 'vitest';
import { sentenceOf } from '../../contract/errors.ts';
import { open, start } from './running.ts';
import { startProxy } from './swallowing-proxy.ts';

const server = process.env.TEST_POSTGRES_URL;
/** What everybody may count on, in ms. */
const BOUND = 15_000;
const SENTENCE = sentenceOf('unavailable');

interface Answered {
  at: number;
  ms: number;
  status: number;
  message: string | undefined;
}

/** People who go on asking, several at once, until they are told to stop. */
function load(asks: readonly (() => Promise<{ status: number; body: { message?: string } }>)[]) {
  const answers: Answered[] = [];
  let stopped = false;
  const lane = async (ask: (typeof asks)[number]) => {
    while (!stopped) {
      const from = performance.now();
      const answer = await ask().catch(() => undefined);
      if (!answer) break; // The process has ended.
      const { status, body } = answer;
      const at = performance.now();
      answers.push({ at, ms: at - from, status, message: body.message });
      // As people do; without a pause a refusal would be asked for again a thousand times.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const lanes = Promise.all(asks.map(lane));
  return {
    answers,
    refused: () => answers.filter(({ status }) => status >= 400),
    async stop() {
      stopped = true;
      await lanes;
    },
  };
}

// Side by side: they wait for most of their time. Twice at most: a machine that does much else beside has no 15 s to keep.
describe.runIf(server)('a database that goes silent', { concurrent: true, retry: 1 }, () => {
  const onServer = async (statement: string) => {
    const admin = openDatabase({ url: server, file: '' });
    await sql.raw(statement).execute(admin);
    await admin.destroy();
  };

  let scenes = 0;
  /** A process of its own whose way to its database can go silent, and somebody who is signed in. */
  async function scene({ onTestFinished }: TestContext) {
    const name = `silent_${process.pid}_${scenes++}`;
    await onServer(`create database ${name}`);
    const url = new URL(server ?? '');
    url.pathname = `/${name}`;
    const proxy = await startProxy(url.href);
    const folder = await mkdtemp(path.join(tmpdir(), 'parade-silent-'));
    const db = openDatabase({ url: url.href, file: '' });
    const api = await start({
      DATABASE_URL: proxy.through(url.href),
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'silent',
    });
    onTestFinished(async () => {
      api.child.kill('SIGKILL');
      await proxy.stop();
      await db.destroy();
      await onServer(`drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    });
    return { proxy, db, api, person: await api.client('victime') };
  }

  /** Readers, writers and strangers: more than the pool has connections. */
  async function crowd({ person, api }: Pick<Awaited<ReturnType<typeof scene>>, 'person' | 'api'>) {
    const { body: preferences } = await person.get('/api/me/preferences');
    const asks = [
      () => person.get('/api/reports'),
      () => person.put('/api/me/preferences', preferences),
      () => api.visitor().get('/api/alerts'),
      () => api.visitor().get('/api/ready'),
    ] as const;
    const people = load(Array.from({ length: 16 }, (_, n) => asks[n % asks.length] ?? asks[0]));
    await vi.waitFor(() => expect(people.answers.length).toBeGreaterThan(100), 10_000);
    expect(people.refused()).toEqual([]);
    return people;
  }

  /** Waits until all is well; the ms from `since` to the last refusal. Each one came in time, with its sentence. */
  async function recovery(people: Awaited<ReturnType<typeof crowd>>, since: number) {
    const served = (after: number) =>
      people.answers.filter(({ at, ms, status }) => status < 400 && at - ms > after).length;
    const last = () => people.refused().at(-1)?.at ?? Number.POSITIVE_INFINITY;
    const patience = { timeout: 45_000, interval: 100 };
    await vi.waitFor(() => {
      expect(performance.now()).toBeGreaterThan(last() + 2000);
      expect(served(last())).toBeGreaterThan(50);
    }, patience);
    await people.stop();
    for (const { status, message, ms } of people.refused()) {
      expect([status, message]).toEqual([503, SENTENCE]);
      expect(ms).toBeLessThan(BOUND);
    }
    return last() - since;
  }

  it('is reached again over new connections, under load', async (test) => {
    const { proxy, ...scened } = await scene(test);
    const people = await crowd(scened);
    const since = performance.now();
    proxy.silence();
    expect(await recovery(people, since)).toBeLessThan(BOUND);
  }, 90_000);

  it('is reached again once new connections get through', async (test) => {
    const { proxy, db, ...scened } = await scene(test);
    const people = await crowd(scened);
    proxy.silenceNew(true);
    proxy.silence();
    // Long enough for every connection to be tried, and for every place in the pool to be asked for.
    await vi.waitFor(() => expect(people.refused().length).toBeGreaterThan(40), {
      timeout: 30_000,
      interval: 100,
    });
    const since = performance.now();
    proxy.silenceNew(false);
    expect(await recovery(people, since)).toBeLessThan(BOUND);
    // Nothing that a silent connection held is held any longer.
    const left = await sql`select 1 from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(db);
    expect(left.rows).toEqual([]);
  }, 90_000);

  it('is a 503 for every route, in time', async (test) => {
    const { proxy, person } = await scene(test);
    const { body } = await person.get('/api/openapi.json');
    const paths = Object.entries(body.paths as Record<string, Record<string, unknown>>);
    proxy.silenceNew(true);
    proxy.silence();
    const routes = paths.flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [method.toUpperCase(), path] as const),
    );
    const answers = await Promise.all(
      routes.map(async ([method, path]) => {
        const from = performance.now();
        const options = method === 'GET' ? {} : { body: {} };
        const url = path.replace(/\{\w+\}/g, '01980000-0000-7000-8000-000000000000');
        const { status, body } = await person.send(method, url, options);
        return { route: `${method} ${path}`, ms: performance.now() - from, status, body };
      }),
    );
    expect(answers.filter(({ ms }) => ms > BOUND)).toEqual([]);
    for (const { route, status, body } of answers) {
      if (status >= 500) expect([route, status, body.message]).toEqual([route, 503, SENTENCE]);
    }
    // The others need no database, or refuse an empty body before they ask it.
    const others = answers.filter(({ status }) => ![200, 422, 503].includes(status));
    expect(others.map(({ route, status }) => [route, status])).toEqual([]);
  }, 60_000);

  it('does not keep a process from its end', async (test) => {
    const { proxy, api, person } = await scene(test);
    const people = await crowd({ api, person });
    const page = await open(api, person);
    proxy.silenceNew(true);
    proxy.silence();
    await vi.waitFor(() => expect(people.refused().length).toBeGreaterThan(0), 20_000);
    const since = performance.now();
    const exit = once(api.child, 'exit');
    api.child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(performance.now() - since).toBeLessThan(BOUND);
    page.leave();
    await people.stop();
  }, 60_000);
});
