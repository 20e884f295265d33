/** Two processes of the API on one PostgreSQL, one S3 store and one mail server. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Db, openDatabase } from '@parade/db';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sha256 } from '../../src/platform/ids.ts';
import { type MailServer, startMailServer } from '../mail.ts';
import { startS3, type TestS3 } from '../s3.ts';
import { aReport, PASSWORD, type Person } from '../testing.ts';
import { open, PATIENCE, type Process, start } from './running.ts';

const server = process.env.TEST_POSTGRES_URL;
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

describe.runIf(server)('two processes', () => {
  const name = `several_${process.pid}`;
  let db: Db;
  let s3: TestS3;
  let mails: MailServer;
  let variables: Record<string, string>;
  const folders: string[] = [];
  let a: Process;
  let b: Process;
  /** The same member of staff at each. */
  let staffA: Person;
  let staffB: Person;

  const another = async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'parade-several-'));
    folders.push(folder);
    return start({ ...variables, DATA_DIR: folder });
  };
  const onServer = async (statement: string) => {
    const admin = openDatabase({ url: server, file: '' });
    await sql.raw(statement).execute(admin);
    await admin.destroy();
  };

  beforeAll(async () => {
    await onServer(`create database ${name}`);
    const url = new URL(server ?? '');
    url.pathname = `/${name}`;
    [s3, mails] = await Promise.all([startS3(), startMailServer()]);
    variables = {
      ...s3.variables,
      DATABASE_URL: url.href,
      SMTP_URL: mails.url,
      PORT: '0',
      PUBLIC_URL: 'http://localhost:3000',
      LOG_LEVEL: 'silent',
    };
    // Both on an empty database: each wants to migrate it.
    [a, b] = await Promise.all([another(), another()]);
    db = openDatabase({ url: url.href, file: '' });
  }, 60_000);

  afterAll(async () => {
    for (const { child } of [a, b]) child.kill('SIGKILL');
    await db.destroy();
    await onServer(`drop database ${name} with (force)`);
    await Promise.all([s3.end(), mails.stop()]);
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  it('come up at once on an empty database, and each one’s set-up link works until one is used', async () => {
    for (const each of [a, b]) expect((await each.visitor().get('/api/ready')).status).toBe(200);
    const total = await db.selectFrom('alerts').select('id').execute();
    expect(total).toHaveLength(7);
    const setup = (token: string, email: string) => ({
      token,
      name: 'Camille Ardouin',
      email,
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
    });
    const links = () =>
      db.selectFrom('tokens').select('hash').where('usedAt', 'is', null).execute();
    const printed = [a, b].map(({ setupToken }) => ({ hash: sha256(setupToken) }));
    expect(await links()).toEqual(expect.arrayContaining(printed));
    const answers = await Promise.all([
      a.visitor().post('/api/admin-setup', setup(b.setupToken, 'b@exemple.fr')),
      b.visitor().post('/api/admin-setup', setup(a.setupToken, 'a@exemple.fr')),
    ]);
    expect(answers.map(({ status }) => status)).toContain(201);
    const [admin, ...others] = await db.selectFrom('admins').select('email').execute();
    expect(others).toEqual([]);
    expect(await links()).toEqual([]);
    staffA = a.visitor();
    const credentials = { email: admin?.email, password: PASSWORD };
    expect((await staffA.post('/api/auth/admin-login', credentials)).status).toBe(200);
    staffB = b.visitor(staffA.cookie);
  });

  it('tell each other’s pages what happens, and end them', async () => {
    const victim = await a.client('victime');
    const [desk, own] = await Promise.all([open(b, staffB), open(b, victim)]);
    const { body } = await victim.post('/api/reports', aReport());
    const told = { topic: 'reports', id: body.id };
    await vi.waitFor(() => expect(desk.events).toContainEqual(told), PATIENCE);
    await vi.waitFor(() => expect(own.events).toContainEqual(told), PATIENCE);
    expect(
      desk.events.filter((each) => JSON.stringify(each) === JSON.stringify(told)),
    ).toHaveLength(1);

    const phone = b.visitor();
    const credentials = { email: victim.email, password: PASSWORD };
    expect((await phone.post('/api/auth/login', credentials)).status).toBe(200);
    const elsewhere = await open(b, phone);
    expect((await victim.delete('/api/me/sessions')).status).toBe(204);
    const over = (code: string) => ({ topic: 'session', code });
    await vi.waitFor(() => expect(elsewhere.ended).toBe(true), PATIENCE);
    expect(elsewhere.events.at(-1)).toEqual(over('session_required'));
    expect(own.ended).toBe(false);
    await staffA.post(`/api/admin/users/${victim.uid}/block`);
    await vi.waitFor(() => expect(own.ended).toBe(true), PATIENCE);
    expect(own.events.at(-1)).toEqual(over('account_blocked'));
    desk.leave();
  });

  it('let all pages read again after the connection between them was lost', async () => {
    const victim = await a.client('coupure');
    const before = await open(b, victim);
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'parade notices' and datname = current_database()`;
    await cut.execute(db);
    await vi.waitFor(() => expect(before.ended).toBe(true), PATIENCE);
    let after = await open(b, victim);
    await vi.waitFor(async () => {
      // Each process lost its connection: the second one to be back lets the pages go once more.
      if (after.ended) after = await open(b, victim);
      const { body } = await victim.post('/api/reports', aReport());
      const told = { topic: 'reports', id: body.id };
      await vi.waitFor(() => expect(after.events).toContainEqual(told), { timeout: 1000 });
    }, PATIENCE);
    after.leave();
  });

  it('count attempts together', async () => {
    const victim = await a.client('compte');
    const wrong = { email: victim.email, password: 'pas-le-bon-mot-48' };
    for (let n = 0; n < 10; n++) {
      expect((await [a, b][n % 2]?.visitor().post('/api/auth/login', wrong))?.status).toBe(401);
    }
    for (const each of [a, b]) {
      expect((await each.visitor().post('/api/auth/login', wrong)).status).toBe(429);
    }
  });

  it('store once what is submitted to both at once, and give one answer', async () => {
    const victim = await a.client('double');
    for (let n = 0; n < 5; n++) {
      const key = { 'idempotency-key': `01980000-0000-7000-8000-00000000000${n}` };
      const both = [victim, b.visitor(victim.cookie)];
      const [first, second] = await Promise.all(
        both.map((each) => each.post('/api/reports', aReport(), key)),
      );
      expect([first?.status, second?.status]).toEqual([201, 201]);
      expect(second?.body).toEqual(first?.body);
    }
    const stored = await db
      .selectFrom('reports')
      .select('id')
      .where('userId', '=', victim.uid)
      .execute();
    expect(stored).toHaveLength(5);
  });

  it('share files, and tidy up at the same instant without harm', async () => {
    const victim = await a.client('fichiers');
    const { body } = await victim.upload(PDF, 'preuve.pdf');
    const there = b.visitor(victim.cookie);
    expect((await there.get(String(body.url))).bytes.equals(PDF)).toBe(true);
    await victim.post('/api/reports', aReport({ documents: { document1: body.id } }));
    const left = await victim.upload(PDF, 'oubli.pdf');
    const old = new Date(Date.now() - 48 * 3_600_000).toISOString();
    await db
      .updateTable('documents')
      .set({ createdAt: old })
      .where('id', 'in', [String(body.id), String(left.body.id)])
      .execute();
    await Promise.all([a.run('tidyUp'), b.run('tidyUp')]);
    expect((await there.get(String(body.url))).bytes.equals(PDF)).toBe(true);
    expect((await there.get(String(left.body.url))).status).toBe(404);
    const expired = await db
      .selectFrom('audit_events')
      .select('id')
      .where('action', '=', 'expire')
      .where('objectId', '=', String(left.body.id))
      .execute();
    expect(expired).toHaveLength(1);
  });

  it('publish once what was saved, both serve it, and daily once a day', async () => {
    const main = '/api/admin/site-settings/main';
    for (let n = 0; n < 6; n++) {
      const editor = n % 2 ? staffA : staffB;
      const { body } = await editor.get(main);
      const brand = { ...(body.brand as object), name: `Marque ${n}` };
      expect((await editor.put(main, { ...body, brand })).status).toBe(200);
    }
    const newest = () =>
      db.selectFrom('publications').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    const settled = async () => {
      const online = await newest();
      expect(online.state).toBe('published');
      for (const { said } of [a, b]) {
        const served = said.flatMap((each) => ('served' in each ? [each.served] : [])).at(-1);
        expect(served?.startsWith(online.id)).toBe(true);
      }
      return online;
    };
    const online = await vi.waitFor(settled, PATIENCE);
    expect(online.content).toContain('Marque 5');
    for (const { said } of [a, b]) {
      const built = said.flatMap((each) => ('built' in each ? [each.built] : []));
      expect(built.length).toBeGreaterThan(0);
      expect(new Set(built).size).toBe(built.length);
    }
    await Promise.all([a.run('publishDaily'), b.run('publishDaily')]);
    await vi.waitFor(settled, PATIENCE);
    await Promise.all([a.run('publishDaily'), b.run('publishDaily')]);
    const daily = await db
      .selectFrom('publications')
      .select('id')
      .where('cause', '=', 'daily')
      .execute();
    expect(daily).toHaveLength(1);
  });

  it('do every job once: a broadcast, its mails, an export, the removal of the day', async () => {
    const clients = await Promise.all([a, b, a, b].map((each, n) => each.client(`envoi${n}`)));
    const sent = await staffA.post('/api/admin/notifications', {
      userId: 'all',
      type: 'info',
      title: 'Une seule fois',
      message: 'Bonjour.',
      priority: 'normal',
      purpose: 'service',
    });
    expect(sent.status).toBe(202);
    const [person] = clients as [Person];
    expect((await person.post('/api/me/exports')).status).toBe(201);
    await Promise.all([a.run('runDaily'), b.run('runDaily')]);
    expect(await db.selectFrom('retention_runs').select('id').execute()).toHaveLength(1);

    const outbox = () => db.selectFrom('mail_outbox').select(['id', 'sentAt']).execute();
    await vi.waitFor(async () => {
      const exported = await db.selectFrom('exports').select(['status', 'attempts']).execute();
      expect(exported).toEqual([{ status: 'ready', attempts: 1 }]);
      const broadcast = await db.selectFrom('notification_sendings').select('finishedAt').execute();
      expect(broadcast).toEqual([{ finishedAt: expect.any(String) }]);
      expect((await outbox()).every(({ sentAt }) => sentAt !== null)).toBe(true);
    }, PATIENCE);
    for (const { uid } of clients) {
      const copies = await db
        .selectFrom('notifications')
        .select('id')
        .where('userId', '=', uid)
        .where('title', '=', 'Une seule fois')
        .execute();
      expect(copies).toHaveLength(1);
    }
    const taken = mails.taken.map(({ messageId }) => messageId);
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken).toHaveLength((await outbox()).length);

    const { items } = (await person.get('/api/me/exports')).body;
    const [{ url }] = items as [{ url: string }];
    const zip = await b.visitor(person.cookie).get(url);
    expect([zip.status, zip.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });

  it('go on when one is stopped', async () => {
    const victim = await b.client('releve');
    a.child.kill('SIGTERM');
    await vi.waitFor(() => expect(a.child.exitCode).toBe(0), PATIENCE);
    expect((await victim.post('/api/reports', aReport())).status).toBe(201);
    a = await another();
    expect((await a.visitor(victim.cookie).get('/api/reports')).body.items).toHaveLength(1);
  }, 60_000);

  it('wrote nothing on their way that nobody expects', () => {
    for (const each of [a, b]) expect(each.errors()).toBe('');
  });
});
