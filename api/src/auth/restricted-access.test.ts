/** What a person keeps whose account is blocked, disabled or deleted, and that it is no more than that. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentenceOf } from '../../contract/errors.ts';
import type { AccountStatus } from '../../contract/users.ts';
import { createWorld, PASSWORD, type Person, type World } from '../testing.ts';

/** Their money, their papers, their data. */
const KEPT = [
  'GET /api/balance',
  'GET /api/contracts',
  'GET /api/contracts/{id}/document',
  'POST /api/contracts/{id}/renunciation',
  'GET /api/invoices',
  'GET /api/invoices/{id}',
  'GET /api/me/accepted-terms',
  'GET /api/me/export',
  'GET /api/payments/{id}/invoice',
  'GET /api/withdrawals',
  'POST /api/withdrawals',
];
const REFUSED = ['blocked', 'disabled', 'deleted'] as const;

let world: World;
/** Every route that asks for a session, as `GET /api/…`. */
let routes: string[];
beforeAll(async () => {
  world = await createWorld();
  const { body } = await world.visitor().get('/api/openapi.json');
  const paths = body.paths as Record<string, Record<string, { security?: object[] }>>;
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.security)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
});
afterAll(() => world.end());

const setStatus = (person: Person, status: AccountStatus) =>
  world.db.updateTable('users').set({ status }).where('id', '=', person.uid).execute();

const come = (person: Person, password = PASSWORD) =>
  person.post('/api/auth/restricted-login', { email: person.email, password });

/** Of nobody: a request that is let through finds nothing, or nothing to do. */
const NOBODY = '01980000-0000-7000-8000-000000000000';

const ask = async (person: Person, route: string) => {
  const [method = '', path = ''] = route.split(' ');
  const options = method === 'GET' ? {} : { body: {} };
  const { status, body } = await person.send(method, path.replace(/\{\w+\}/g, NOBODY), options);
  return { status, code: body.code };
};

describe('over every route that asks for a session', () => {
  it.each(REFUSED)('a %s client reaches what is kept, and nothing else', async (status) => {
    const person = await world.client();
    await setStatus(person, status);
    expect((await come(person)).status).toBe(200);
    const open: string[] = [];
    for (const route of routes) {
      const answer = await ask(person, route);
      if (answer.code === `account_${status}`) expect([route, answer.status]).toEqual([route, 403]);
      else open.push(route);
      expect(answer.status).toBeLessThan(500);
    }
    expect(open.sort()).toEqual([...KEPT].sort());
  });

  it.each(REFUSED)('a %s staff member reaches nothing', async (status) => {
    const staff = await world.staff();
    await setStatus(staff, status);
    for (const route of [...routes, 'GET /api/auth/restricted-session']) {
      const answer = await ask(staff, route);
      expect([route, answer]).toEqual([route, { status: 403, code: `account_${status}` }]);
    }
    expect((await come(staff)).body.code).toBe(`account_${status}`);
  });

  it('a visitor reaches none of it', async () => {
    for (const route of KEPT) {
      const answer = await ask(world.visitor(), route);
      expect([route, answer]).toEqual([route, { status: 401, code: 'session_required' }]);
    }
    const { body } = await world.visitor().get('/api/auth/restricted-session');
    expect(body).toEqual({ user: null });
  });
});

describe('the restricted sign-in', () => {
  it.each(REFUSED)('opens a session for a %s client, and the journal has it', async (status) => {
    const person = await world.client();
    await setStatus(person, status);
    const answer = await come(person);
    expect(answer.body.user).toMatchObject({ uid: person.uid, status });
    const { body } = await person.get('/api/auth/restricted-session');
    expect(body.user).toMatchObject({ uid: person.uid, name: 'Éloïse Marchand', status });
    expect((await person.get('/api/auth/session')).body.code).toBe(`account_${status}`);
    const events = await world.db
      .selectFrom('audit_events')
      .select(['action', 'after'])
      .where('actorId', '=', person.uid)
      .where('action', '=', 'sign-in')
      .execute();
    expect(events).toEqual([{ action: 'sign-in', after: JSON.stringify({ status }) }]);

    expect((await person.post('/api/auth/logout')).status).toBe(204);
    expect((await person.get('/api/contracts')).status).toBe(401);
  });

  it('sends an account that is open to the ordinary sign-in', async () => {
    const [person, staff] = [await world.client(), await world.staff()];
    for (const each of [person, staff]) {
      const answer = await come(Object.assign(world.visitor(), { email: each.email }));
      expect([answer.status, answer.body.code]).toEqual([409, 'account_active']);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('answers a wrong password and an unknown account as the ordinary sign-in does', async () => {
    const person = await world.client();
    await setStatus(person, 'blocked');
    const unknown = Object.assign(world.visitor(), { email: 'nul@exemple.fr' });
    for (const answer of [await come(person, 'faux'), await come(unknown)]) {
      const { requestId, ...body } = answer.body;
      expect(answer.status).toBe(401);
      expect(body).toEqual({ code: 'login_failed', message: sentenceOf('login_failed') });
    }
  });

  it('counts guesses together with those at the ordinary sign-in', async () => {
    const person = await world.client();
    await setStatus(person, 'blocked');
    const visitor = world.visitor();
    for (let i = 0; i < 10; i++) {
      const path = i % 2 ? '/api/auth/login' : '/api/auth/restricted-login';
      const { status } = await visitor.post(path, { email: person.email, password: 'faux' });
      expect(status).toBe(401);
    }
    const refused = await come(person);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('stays open to who tries the ordinary door again and again with the right password', async () => {
    const person = await world.client();
    await setStatus(person, 'deleted');
    const { email } = person;
    for (let i = 0; i < 12; i++) {
      const { body } = await person.post('/api/auth/login', { email, password: PASSWORD });
      expect(body.code).toBe('account_deleted');
    }
    expect((await come(person)).status).toBe(200);
  });

  it('gives way to the ordinary one when the account is opened again', async () => {
    const staff = await world.staff();
    const [blocked, disabled] = [await world.client(), await world.client()];
    await staff.post(`/api/admin/users/${blocked.uid}/block`);
    await staff.post(`/api/admin/users/${disabled.uid}/deactivation`, { mode: 'disabled' });
    for (const [person, way] of [
      [blocked, 'unblock'],
      [disabled, 'reactivation'],
    ] as const) {
      expect((await come(person)).status).toBe(200);
      await staff.post(`/api/admin/users/${person.uid}/${way}`);
      expect((await person.get('/api/contracts')).body.code).toBe('session_required');
      expect((await come(person)).body.code).toBe('account_active');
    }
  });

  it('is an ordinary session once nothing stands against the account', async () => {
    const person = await world.client();
    await setStatus(person, 'blocked');
    await come(person);
    await setStatus(person, 'active');
    expect((await person.get('/api/me')).status).toBe(200);
  });
});
