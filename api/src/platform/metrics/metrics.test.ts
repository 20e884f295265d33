import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/testing.ts';
import { listen } from '../../app/server.ts';
import { runBackup } from '../backup/run.ts';
import { folderBlobs } from '../files/blobs.ts';
import { serveMetrics } from './serve.ts';

const NO_FRONT_ENDS = { handle: () => false, useSite: async () => {}, builtSite: null };

let world: World;
let stop: () => void;
let port: number;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

beforeEach(async () => {
  world = await createWorld();
  port = await freePort();
  stop = await serveMetrics(world.services, { port, host: '127.0.0.1' });
});
afterEach(async () => {
  stop();
  await world.end();
});

const read = async (path = '/metrics') => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: answer.status, text: await answer.text() };
};

it('counts by the pattern of the route, and tells nothing of anybody', async () => {
  const person = await world.client({ name: 'Éloïse Marchand', email: 'eloise@exemple.fr' });
  const id = '01890000-0000-7000-8000-000000000000';
  expect((await person.get(`/api/documents/${id}?token=geheim`)).status).toBe(404);
  await world.visitor().get(`/api/nobody/${id}`);
  const { text } = await read();
  expect(text).toMatch(
    /parade_http_request_duration_seconds_count\{method="GET",route="\/api\/documents\/:id[^"]*",status="404"\} 1/,
  );
  expect(text).toContain('parade_database_up 1');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  const gaugeOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  expect(gaugeOf('parade_data_free_bytes')).toBeGreaterThan(0);
  expect(gaugeOf('parade_own_memory_bytes')).toBeGreaterThan(20_000_000);
  expect(gaugeOf('parade_own_memory_bytes')).toBeLessThan(process.memoryUsage.rss());
  for (const secret of [id, person.uid, 'eloise', 'geheim', 'nobody']) {
    expect(text).not.toContain(secret);
  }
});

it('tells how mail, publication and jobs stand', async () => {
  const at = new Date(Date.now() - 60_000).toISOString();
  const mail = { attempts: 0, to: 'a@exemple.fr', subject: '', text: '', html: '', createdAt: at };
  const row = (id: string, changes = {}) => ({ ...mail, id, nextAttemptAt: at, ...changes });
  await world.db
    .insertInto('mail_outbox')
    .values([row('a'), row('b', { failedAt: at }), row('c', { sentAt: at })])
    .execute();
  await world.db
    .insertInto('publications')
    .values({ id: 'p', state: 'failed', cause: 'settings', requestedAt: at, requestedBy: '' })
    .execute();
  world.services.measure?.job('mail', true);
  world.services.measure?.job('retention', false);
  const { text } = await read();
  expect(text).toContain('parade_mails_waiting 1\n');
  expect(text).toContain('parade_mails_failed 1\n');
  expect(Number(/^parade_mail_oldest_waiting_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(59);
  expect(text).toContain('parade_publication_failed 1\n');
  expect(text).toMatch(/parade_job_last_success_timestamp_seconds\{job="mail"\} \d/);
  expect(text).toContain('parade_job_failures_total{job="retention"} 1');
});

it('shows each planned job from zero failures on, so that the first one is an increase', async () => {
  const env = { ...world.services.env, port: 0, host: '127.0.0.1', metrics: undefined };
  const running = await listen({ ...world.services, env }, NO_FRONT_ENDS);
  expect((await read()).text).toContain('parade_job_failures_total{job="retention"} 0');
  await running.stop();
});

it('tells how the work goes, and leaves out a figure that nobody could read', async () => {
  const at = new Date().toISOString();
  const row = { min: 0.95, max: null, at };
  await world.db
    .insertInto('probes')
    .values([
      { ...row, name: 'mails_delivered', value: 0.82, outsideSince: at },
      { ...row, name: 'checks_answered', value: null, outsideSince: null },
    ])
    .execute();
  const { text } = await read();
  expect(text).toContain('parade_probe{name="mails_delivered"} 0.82\n');
  expect(text).toContain('parade_probe_in_range{name="mails_delivered"} 0\n');
  expect(text).not.toContain('parade_probe{name="checks_answered"}');
  expect(text).toContain('parade_probe_in_range{name="checks_answered"} 1\n');
});

it('tells how old the newest backup is, and whether its restore was rehearsed', async () => {
  expect((await read()).text).toContain('parade_backup_last_timestamp_seconds 0\n');
  const { db, key, now, env } = world.services;
  const source = { db, key, now, files: folderBlobs(path.join(world.folder, 'files')) };
  const folder = path.join(world.folder, 'backups');
  const run = (check: () => Promise<string[]>) =>
    runBackup(source, { folder, dataDir: env.dataDir, rehearse: check });
  const before = Date.now() / 1000 - 1;
  const secondsOf = (text: string, name: string) =>
    Number(new RegExp(`^parade_backup_${name}_timestamp_seconds (\\S+)$`, 'm').exec(text)?.[1]);
  await run(async () => []);
  const good = (await read()).text;
  expect(secondsOf(good, 'last')).toBeGreaterThan(before);
  expect(secondsOf(good, 'rehearsed')).toBeGreaterThanOrEqual(secondsOf(good, 'last'));
  expect(good).toContain('parade_backup_failed 0\n');
  expect(good).toContain('parade_backup_missing_files 0\n');

  await expect(run(async () => ['entry 1: was changed'])).rejects.toThrow('entry 1: was changed');
  const bad = (await read()).text;
  expect(bad).toContain('parade_backup_failed 1\n');
  expect(secondsOf(bad, 'last')).toBeGreaterThan(secondsOf(good, 'last'));
  expect(secondsOf(bad, 'rehearsed')).toBe(secondsOf(good, 'rehearsed'));
  // The rehearsal leaves nothing beside the backups.
  expect(await readdir(folder)).toEqual([
    expect.stringMatching(/^parade-/),
    expect.stringMatching(/^parade-/),
  ]);
});

it('exposes whatever the alarms and the dashboard ask for', async () => {
  const folder = path.resolve(import.meta.dirname, '../../../../docs/prometheus');
  const files = ['parade.rules.yml', 'dashboard.json'].map((name) => path.join(folder, name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const asked = texts.join().match(/\b(parade|nodejs|process)_[a-z0-9_]+/g) ?? [];
  expect(asked.length).toBeGreaterThan(20);
  await world.visitor().get('/api/health');
  world.services.measure?.job('mail', true);
  world.services.measure?.planned('mail');
  const probe = { name: 'mails_delivered', value: 1, min: null, max: null, outsideSince: null };
  await world.db
    .insertInto('probes')
    .values({ ...probe, at: new Date().toISOString() })
    .execute();
  const { text } = await read();
  const isThere = (name: string) => new RegExp(`^${name}[{ ]`, 'm').test(text);
  expect([...new Set(asked)].filter((name) => !isThere(name))).toEqual([]);
});

it('says that the database is away rather than nothing, and serves nothing else', async () => {
  await world.db.schema.alterTable('mail_outbox').renameTo('mail_gone').execute();
  const { status, text } = await read();
  expect([status, text.includes('parade_database_up 0')]).toEqual([200, true]);
  expect(text).not.toContain('parade_mails_waiting 0');
  expect((await read('/')).status).toBe(404);
  await world.db.schema.alterTable('mail_gone').renameTo('mail_outbox').execute();
});
