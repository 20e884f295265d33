/** How a client whose account is blocked, disabled or deleted comes in; what is kept then, the matrix says. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentenceOf } from '../../../contract/errors.ts';
import type { AccountStatus } from '../../../contract/users.ts';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';

const REFUSED = ['blocked', 'disabled', 'deleted'] as const;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.end());

const setStatus = (person: Person, status: AccountStatus) =>
  world.db.updateTable('users').set({ status }).where('id', '=', person.uid).execute();

const come = (person: Person, password = PASSWORD) =>
  person.post('/api/auth/restricted-login', { email: person.email, password });

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

  it.each(REFUSED)('is shut to a %s staff member', async (status) => {
    const staff = await world.staff();
    await setStatus(staff, status);
    expect((await come(staff)).body.code).toBe(`account_${status}`);
  });

  it('is nobody’s session for a visitor', async () => {
    const { body } = await world.visitor().get('/api/auth/restricted-session');
    expect(body).toEqual({ user: null });
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
    // Not where they signed in before: others' guesses do not count there.
    const refused = await come(Object.assign(world.visitor(), { email: person.email }));
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
