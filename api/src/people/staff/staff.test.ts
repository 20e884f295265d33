import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from '../../../contract/staff.ts';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let boss: Person;
beforeEach(async () => {
  world = await createWorld();
  boss = await world.staff();
});
afterEach(() => world.end());

const grant = (...held: Permission[]) =>
  Object.fromEntries(PERMISSIONS.map((p) => [p, held.includes(p)]));
const invite = (by: Person, email: string, ...held: Permission[]) =>
  by.post('/api/admin/staff', { name: 'Noé Vidal', email, permissions: grant(...held) });
const tokenFor = async (email: string) => {
  const mail = (await world.mailsTo(email)).at(-1);
  return /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const accept = (token: string, password = PASSWORD) =>
  world
    .visitor()
    .post('/api/staff-invitation', { token, password, passwordConfirmation: password });
const login = (email: string) =>
  world.visitor().post('/api/auth/admin-login', { email, password: PASSWORD });
const change = (by: Person, id: unknown, held: Permission[], version = 1) =>
  by.put(`/api/admin/staff/${id}`, { permissions: grant(...held), version });
const remove = (by: Person, id: unknown) => by.delete(`/api/admin/staff/${id}`);

describe('an invitation', () => {
  it('opens an access by its mail, once', async () => {
    const made = await invite(boss, 'Noe@Exemple.fr', 'systemSettings');
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      email: 'noe@exemple.fr',
      status: 'invited',
      role: 'admin',
      permissions: grant('systemSettings'),
      totpEnabled: false,
      createdBy: boss.email,
      version: 1,
    });
    expect((await login('noe@exemple.fr')).body.code).toBe('admin_login_failed');
    const [mail] = await world.mailsTo('noe@exemple.fr');
    expect(mail?.text).toContain('http://localhost:3000/admin/invitation?token=');
    const token = await tokenFor('noe@exemple.fr');
    const link = () => world.visitor().post('/api/staff-invitation/link', { token });
    for (let i = 0; i < 2; i++) expect((await link()).status).toBe(204);
    expect((await accept(token)).status).toBe(204);
    expect((await link()).body.code).toBe('link_expired');
    expect((await accept(token)).body.code).toBe('link_expired');
    expect((await login('noe@exemple.fr')).body.user).toMatchObject({
      isAdmin: true,
      emailVerified: true,
      permissions: grant('systemSettings'),
    });
    const { body } = await boss.get(`/api/admin/staff/${made.body.id}`);
    expect(body).toMatchObject({ status: 'active', lastLoginAt: expect.any(String) });
  });

  it('lists the team newest first, with the count', async () => {
    await invite(boss, 'noe@exemple.fr', 'manageReports');
    await world.client();
    const { body, headers } = await boss.get('/api/admin/staff');
    expect(body).toMatchObject([{ email: 'noe@exemple.fr' }, { email: boss.email }]);
    expect(headers.get('content-range')).toBe('staff 0-1/2');
  });

  it('asks for twelve strong characters', async () => {
    await invite(boss, 'noe@exemple.fr', 'manageReports');
    const token = await tokenFor('noe@exemple.fr');
    expect((await accept(token, 'Qx7!pzR2')).body.errors).toEqual({
      password: 'Le mot de passe doit contenir au moins 12 caractères',
    });
    expect((await accept(token, 'noevidalnoevidal')).body.errors).toEqual({
      password: 'Le mot de passe est trop faible',
    });
    expect((await accept(token)).status).toBe(204);
  });

  it('is sent again with a new link, after which the old one is dead', async () => {
    const { body } = await invite(boss, 'noe@exemple.fr', 'manageReports');
    const first = await tokenFor('noe@exemple.fr');
    expect((await boss.post(`/api/admin/staff/${body.id}/invitation`)).status).toBe(204);
    const second = await tokenFor('noe@exemple.fr');
    expect(second).not.toBe(first);
    expect((await accept(first)).body.code).toBe('link_expired');
    expect((await accept(second)).status).toBe(204);
    await boss.post(`/api/admin/staff/${body.id}/invitation`);
    expect(await world.mailsTo('noe@exemple.fr')).toHaveLength(2);
  });

  it('ends after seven days, and its mail says so', async () => {
    await invite(boss, 'noe@exemple.fr', 'manageReports');
    const [mail] = await world.mailsTo('noe@exemple.fr');
    expect(mail?.text).toContain('valable 7\u00a0jours');
    const token = await tokenFor('noe@exemple.fr');
    const week = 7 * 24 * 3_600_000;
    world.services.now = () => new Date(Date.now() + week + 1000);
    expect((await accept(token)).body.code).toBe('link_expired');
    world.services.now = () => new Date(Date.now() + week - 60_000);
    expect((await accept(token)).status).toBe(204);
  });

  it('is refused for a known address and without a permission', async () => {
    const victim = await world.client();
    for (const email of [victim.email, boss.email]) {
      const { status, body } = await invite(boss, email, 'manageReports');
      expect([status, body.errors]).toEqual([
        409,
        { email: 'Cette adresse email est déjà utilisée' },
      ]);
    }
    const { body } = await invite(boss, 'noe@exemple.fr');
    expect(body.errors).toEqual({ permissions: 'Choisissez au moins une permission' });
    expect((await victim.get('/api/me')).body.role).toBe('user');
  });

  it('makes one account when two invite the same person at once', async () => {
    const answers = await Promise.all([
      invite(boss, 'noe@exemple.fr', 'manageReports'),
      invite(boss, 'noe@exemple.fr', 'manageReports'),
    ]);
    expect(answers.map((a) => a.status).sort()).toEqual([201, 409]);
  });
});

describe('permissions', () => {
  it('change from the next request on, with the version that was read', async () => {
    const colleague = await world.staff(['manageReports']);
    const { body } = await change(boss, colleague.uid, ['systemSettings']);
    expect(body).toMatchObject({ permissions: grant('systemSettings'), version: 2 });
    expect((await colleague.get('/api/admin/reports')).status).toBe(403);
    const stale = await change(boss, colleague.uid, ['manageReports']);
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_version']);
    const [event] = await world.db
      .selectFrom('audit_events')
      .select(['before', 'after'])
      .where('action', '=', 'update')
      .execute();
    expect(JSON.parse(event?.before ?? '')).toEqual(grant('manageReports'));
    expect(JSON.parse(event?.after ?? '')).toEqual(grant('systemSettings'));
  });

  it('to manage payments come and go with a mail to the whole team', async () => {
    const [admin, witness] = [await world.staff(), await world.staff(['systemSettings'])];
    const member = await world.staff(['manageReports']);
    const told = async () => (await world.mailsTo(witness.email)).map(({ subject }) => subject);
    const set = async (managePayments: boolean) => {
      const { body } = await admin.get(`/api/admin/staff/${member.uid}`);
      const permissions = { ...(body.permissions as object), managePayments };
      const { version } = body;
      return admin.put(`/api/admin/staff/${member.uid}`, { permissions, version });
    };
    const before = (await told()).length;
    expect((await set(true)).status).toBe(200);
    expect((await set(false)).status).toBe(200);
    expect((await set(true)).status).toBe(200);
    await admin.delete(`/api/admin/staff/${member.uid}`);
    expect((await told()).slice(before)).toEqual([
      'Camille Ardouin peut désormais gérer les paiements',
      'Camille Ardouin ne gère plus les paiements',
      'Camille Ardouin peut désormais gérer les paiements',
      'Camille Ardouin ne gère plus les paiements',
    ]);
  });

  it('are granted by nobody who lacks them, nor is who holds more changed', async () => {
    const manager = await world.staff(['manageUsers', 'manageReports']);
    const editor = await world.staff(['systemSettings']);
    const junior = await world.staff(['manageReports']);
    const codes = [
      await invite(manager, 'x@exemple.fr', 'managePayments'),
      await change(manager, junior.uid, ['manageReports', 'systemSettings']),
      await change(manager, editor.uid, ['manageReports']),
      await change(manager, boss.uid, ['manageReports']),
      await remove(manager, editor.uid),
      await remove(manager, boss.uid),
      await manager.post(`/api/admin/staff/${editor.uid}/invitation`),
    ].map((answer) => [answer.status, answer.body.code]);
    expect(codes).toEqual(codes.map(() => [403, 'more_permissions']));
    expect((await change(manager, junior.uid, ['manageUsers'])).status).toBe(200);
  });

  it('are never changed by oneself', async () => {
    for (const answer of [
      await change(boss, boss.uid, ['manageReports']),
      await change(boss, boss.uid, [...PERMISSIONS]),
      await remove(boss, boss.uid),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'own_account']);
    }
  });

  it('are checked anew inside the change: what was lost meanwhile grants nothing', async () => {
    const [a, b] = [await world.staff(), await world.staff(['manageReports'])];
    const both = await Promise.all([
      change(boss, a.uid, ['manageReports']),
      change(a, b.uid, ['systemSettings']),
    ]);
    const { body } = await boss.get(`/api/admin/staff/${b.uid}`);
    const second = both[1]?.status === 200 ? grant('systemSettings') : grant('manageReports');
    expect(body.permissions).toEqual(second);
  });
});

describe('a removal', () => {
  it('leaves a disabled account, no client, and every session its sentence', async () => {
    const colleague = await world.staff(['manageReports']);
    const removed = await remove(boss, colleague.uid);
    expect(removed.status).toBe(200);
    expect(removed.body).toMatchObject({ id: colleague.uid, email: colleague.email });
    for (const path of ['/api/me', '/api/admin/reports']) {
      expect((await colleague.get(path)).body.code).toBe('account_disabled');
    }
    expect((await login(colleague.email)).body.code).toBe('account_disabled');
    expect((await boss.get(`/api/admin/staff/${colleague.uid}`)).status).toBe(404);
    const { body } = await boss.get(`/api/admin/users/${colleague.uid}`);
    expect(body).toMatchObject({ role: 'user', status: 'disabled', isAdmin: false });
    expect((await remove(boss, colleague.uid)).status).toBe(404);
  });

  it('of an invitation that nobody followed frees the address and kills the link', async () => {
    const { body } = await invite(boss, 'noe@exemple.fr', 'manageReports');
    const token = await tokenFor('noe@exemple.fr');
    expect((await remove(boss, body.id)).status).toBe(200);
    expect((await accept(token)).body.code).toBe('link_expired');
    expect((await boss.get(`/api/admin/users/${body.id}`)).status).toBe(404);
    expect((await invite(boss, 'noe@exemple.fr', 'manageReports')).status).toBe(201);
  });

  it('can be taken back by another invitation, with the old password dead', async () => {
    const { body } = await invite(boss, 'noe@exemple.fr', 'manageReports');
    await accept(await tokenFor('noe@exemple.fr'));
    await login('noe@exemple.fr');
    await remove(boss, body.id);
    const again = await invite(boss, 'noe@exemple.fr', 'systemSettings');
    expect(again.body).toMatchObject({ id: body.id, status: 'invited' });
    expect((await login('noe@exemple.fr')).body.code).toBe('admin_login_failed');
    await accept(await tokenFor('noe@exemple.fr'));
    expect((await login('noe@exemple.fr')).status).toBe(200);
  });

  it('keeps an administrator when two remove or reduce each other at once', async () => {
    for (const act of [remove, (by: Person, id: unknown) => change(by, id, ['manageReports'])]) {
      const other = await world.staff();
      const answers = await Promise.all([act(boss, other.uid), act(other, boss.uid)]);
      expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
      const full = await world.db
        .selectFrom('admins')
        .select('userId')
        .where((w) => w.and(PERMISSIONS.map((p) => w(p, '=', 1))))
        .execute();
      expect(full).toHaveLength(1);
      if (full[0]?.userId !== boss.uid) boss = other;
    }
  });

  it('of the last administrator is refused whoever asks', async () => {
    // Two who are not full administrators cannot do it; an invited one does not count.
    await invite(boss, 'noe@exemple.fr', ...PERMISSIONS);
    const noe = await world.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'noe@exemple.fr')
      .executeTakeFirstOrThrow();
    const cookie = await world.services.sessions.open(noe.id, '');
    const invited = world.visitor();
    invited.cookie = cookie.split(';')[0] ?? '';
    for (const answer of [
      await remove(invited, boss.uid),
      await change(invited, boss.uid, ['manageUsers']),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'last_administrator']);
    }
  });
});
