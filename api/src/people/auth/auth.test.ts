import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, PASSWORD, type World } from '../../../tests/testing.ts';
import { issueSetupToken } from './admin-setup.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

describe('sign-in', () => {
  it('opens a session under a new id, which sign-out ends', async () => {
    const person = await world.client();
    const before = person.cookie;
    await person.post('/api/auth/login', { email: person.email, password: PASSWORD });
    expect(person.cookie).not.toBe(before);
    const open = person.cookie;
    expect((await person.post('/api/auth/logout')).status).toBe(204);
    person.cookie = open;
    expect((await person.get('/api/me')).body.code).toBe('session_required');
  });

  it('answers a wrong password and an unknown account alike', async () => {
    const person = await world.client();
    const wrong = await world
      .visitor()
      .post('/api/auth/login', { email: person.email, password: 'faux' });
    const unknown = await world
      .visitor()
      .post('/api/auth/login', { email: 'nul@exemple.fr', password: 'faux' });
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(401);
      expect(answer.body.message).toBe('Échec de la connexion. Vérifiez vos identifiants.');
    }
  });

  it('stops guessing with a 429 that says when to come back', async () => {
    const person = await world.client();
    const guess = () =>
      world.visitor().post('/api/auth/login', { email: person.email, password: 'faux' });
    for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('lets nobody lock an owner out from another address', async () => {
    const person = await world.client();
    world.services.env.trustProxy = 1;
    const from = (address: string, password: string) =>
      world
        .visitor()
        .post('/api/auth/login', { email: person.email, password }, { 'x-forwarded-for': address });
    for (let i = 0; i < 11; i++) await from('203.0.113.9', 'faux');
    expect((await from('203.0.113.9', PASSWORD)).status).toBe(429);
    expect((await from('198.51.100.4', PASSWORD)).status).toBe(200);
  });

  it('counts no success against an address that many people share', async () => {
    const person = await world.client();
    const points = async () =>
      (
        await world.db
          .selectFrom('rate_limits')
          .select('points')
          .where('key', 'like', 'loginAddress:%')
          .execute()
      ).map((row) => row.points);
    const login = (password: string) =>
      world.visitor().post('/api/auth/login', { email: person.email, password });
    await login('faux');
    expect(await points()).toEqual([1]);
    expect((await login(PASSWORD)).status).toBe(200);
    expect(await points()).toEqual([1]);
  });

  it('takes a password beyond all bounds for a wrong one, at either door', async () => {
    const body = { email: 'a@exemple.fr', password: 'x'.repeat(201) };
    const staff = await world.visitor().post('/api/auth/admin-login', body);
    expect(staff.body.message).toBe('Identifiants administrateur incorrects');
    const client = await world.visitor().post('/api/auth/login', body);
    expect(client.body.message).toBe('Échec de la connexion. Vérifiez vos identifiants.');
  });

  it("ends the session that came along: another tab must not write in this one's name", async () => {
    const [person, other] = [await world.client(), await world.client()];
    const earlier = world.visitor();
    earlier.cookie = person.cookie;
    await person.post('/api/auth/login', { email: other.email, password: PASSWORD });
    expect((await person.get('/api/me')).body.uid).toBe(other.uid);
    expect((await earlier.get('/api/me')).body.code).toBe('session_required');
  });

  it("is not troubled by another site's cookies", async () => {
    const person = await world.client();
    person.cookie = `foo=%; ${person.cookie}; bar=%E0%A4%A`;
    expect((await person.get('/api/me')).status).toBe(200);
  });

  it.each(['/api/auth/login', '/api/auth/admin-login'])('%s finds nobody by a NUL', async (url) => {
    const answer = await world.visitor().post(url, { email: 'a\u0000@exemple.fr', password: 'x' });
    expect(answer.status).toBe(401);
  });

  it.each([
    ['blocked', "Votre compte a été bloqué. Contactez le support pour plus d'informations."],
    [
      'disabled',
      "Votre compte a été désactivé par un administrateur. Contactez le support pour plus d'informations.",
    ],
    [
      'deleted',
      'Votre compte a été supprimé par un administrateur. Vous ne pouvez plus accéder à cette application.',
    ],
  ] as const)('refuses a %s account at sign-in and on every request', async (status, sentence) => {
    const person = await world.client();
    await world.db.updateTable('users').set({ status }).where('id', '=', person.uid).execute();
    for (const answer of [
      await person.get('/api/me'),
      await person.get('/api/auth/session'),
      await person.get('/api/reports'),
      await world.visitor().post('/api/auth/login', { email: person.email, password: PASSWORD }),
    ]) {
      expect(answer.status).toBe(403);
      // What is theirs stays theirs, and the same breath says so.
      const kept = 'Votre argent, vos contrats et vos données restent accessibles.';
      expect(answer.body).toMatchObject({
        code: `account_${status}`,
        message: `${sentence} ${kept}`,
      });
    }
  });

  it('lets a person back in only by a new sign-in once a block is lifted', async () => {
    const [person, staff] = [await world.client(), await world.staff()];
    expect((await staff.post(`/api/admin/users/${person.uid}/block`)).status).toBe(200);
    expect((await person.get('/api/me')).body.code).toBe('account_blocked');
    await staff.post(`/api/admin/users/${person.uid}/unblock`);
    expect((await person.get('/api/me')).body.code).toBe('session_required');
    expect(
      (await person.post('/api/auth/login', { email: person.email, password: PASSWORD })).status,
    ).toBe(200);
  });
});

describe('staff sign-in', () => {
  it('admits staff and names what they may do', async () => {
    const staff = await world.staff(['manageReports']);
    const { body } = await world
      .visitor()
      .post('/api/auth/admin-login', { email: staff.email, password: PASSWORD });
    expect(body.user).toMatchObject({
      isAdmin: true,
      permissions: {
        manageReports: true,
        managePayments: false,
        manageUsers: false,
        systemSettings: false,
      },
    });
  });

  it('has its own sentences', async () => {
    const person = await world.client();
    const at = async (body: unknown) =>
      (await world.visitor().post('/api/auth/admin-login', body)).body.message;
    expect(await at({ email: '', password: '' })).toBe('Veuillez remplir tous les champs');
    expect(await at({ email: person.email, password: 'faux' })).toBe(
      'Identifiants administrateur incorrects',
    );
    expect(await at({ email: person.email, password: PASSWORD })).toBe(
      'Accès non autorisé - Compte administrateur requis',
    );
    for (let i = 0; i < 8; i++) await at({ email: person.email, password: 'faux' });
    expect(await at({ email: person.email, password: 'faux' })).toBe(
      'Trop de tentatives de connexion. Veuillez réessayer plus tard.',
    );
  });

  it('needs the role and the row: one alone is not enough', async () => {
    const staff = await world.staff();
    await world.db.updateTable('users').set({ role: 'user' }).where('id', '=', staff.uid).execute();
    expect((await staff.get('/api/admin/summary')).status).toBe(403);
    await world.db
      .updateTable('users')
      .set({ role: 'admin' })
      .where('id', '=', staff.uid)
      .execute();
    await world.db.deleteFrom('admins').where('userId', '=', staff.uid).execute();
    expect((await staff.get('/api/admin/summary')).status).toBe(403);
  });
});

describe('set-up', () => {
  const setup = (token: string, email = 'camille@exemple.fr') => ({
    token,
    name: 'Camille Ardouin',
    email,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
  });

  it('makes one administrator by the printed token, and is closed afterwards', async () => {
    const token = (await issueSetupToken(world.services)) ?? '';
    expect((await world.visitor().get('/api/admin-setup')).body).toEqual({ done: false });
    const wrong = await world.visitor().post('/api/admin-setup', setup('faux'));
    expect([wrong.status, wrong.body.message]).toEqual([
      403,
      'Error: this set-up link is not valid. Use the link that the server prints at start.',
    ]);
    const made = await world.visitor().post('/api/admin-setup', setup(token));
    expect(made.status).toBe(201);
    expect(made.body.message).toBe('Admin access created successfully: camille@exemple.fr');
    expect(made.headers.get('set-cookie')).toBeNull();
    const again = await world.visitor().post('/api/admin-setup', setup(token, 'autre@exemple.fr'));
    expect(again.body.code).toBe('setup_done');
    expect(await issueSetupToken(world.services)).toBeNull();
  });

  it('makes one administrator when two use the token at once', async () => {
    const token = (await issueSetupToken(world.services)) ?? '';
    const both = await Promise.all([
      world.visitor().post('/api/admin-setup', setup(token, 'a@exemple.fr')),
      world.visitor().post('/api/admin-setup', setup(token, 'b@exemple.fr')),
    ]);
    expect(both.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(await world.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
  });

  it('asks staff for twelve characters', async () => {
    const token = (await issueSetupToken(world.services)) ?? '';
    const short = { ...setup(token), password: 'Qx7!pzR2', passwordConfirmation: 'Qx7!pzR2' };
    const { body } = await world.visitor().post('/api/admin-setup', short);
    expect(body.errors).toEqual({
      password: 'Le mot de passe doit contenir au moins 12 caractères',
    });
  });
});
