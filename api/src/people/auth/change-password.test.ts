import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailedToken } from '../../../tests/mail.ts';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

const NEXT = 'lanterne-verger-quinze-89';
const change = (person: Person, changes: Record<string, string> = {}) =>
  person.post('/api/me/password', {
    currentPassword: PASSWORD,
    newPassword: NEXT,
    newPasswordConfirmation: changes.newPassword ?? NEXT,
    ...changes,
  });
const login = (email: string, password: string) =>
  world.visitor().post('/api/auth/login', { email, password });

describe('a password change', () => {
  it('goes on under a new session id and ends every other session', async () => {
    const person = await world.client();
    const elsewhere = world.visitor();
    await elsewhere.post('/api/auth/login', { email: person.email, password: PASSWORD });
    const before = person.cookie;
    expect((await change(person)).status).toBe(204);
    expect(person.cookie).not.toBe(before);
    expect((await person.get('/api/me')).status).toBe(200);
    expect((await elsewhere.get('/api/me')).body.code).toBe('session_required');
    person.cookie = before;
    expect((await person.get('/api/me')).body.code).toBe('session_required');
    expect((await login(person.email, PASSWORD)).status).toBe(401);
    expect((await login(person.email, NEXT)).status).toBe(200);
  });

  it('tells other pages to leave, lets the own one connect again, and tells the owner by mail', async () => {
    const person = await world.client();
    const elsewhere = world.visitor();
    await elsewhere.post('/api/auth/login', { email: person.email, password: PASSWORD });
    const open = ({ cookie }: Person) => world.app.request('/api/live', { headers: { cookie } });
    const streams = [await open(person), await open(elsewhere)];
    await change(person);
    const [own, other] = await Promise.all(streams.map((stream) => stream.text()));
    expect(own).not.toContain('session');
    expect(other).toContain('{"topic":"session","code":"session_required"}');
    expect((await world.mailsTo(person.email)).at(-1)?.subject).toBe(
      'Votre mot de passe a été changé',
    );
  });

  it.each([
    [{ currentPassword: 'faux' }, 'currentPassword', 'Mot de passe actuel incorrect'],
    [{ currentPassword: '' }, 'currentPassword', 'Veuillez entrer votre mot de passe actuel'],
    [
      { newPassword: 'court' },
      'newPassword',
      'Le nouveau mot de passe doit contenir au moins 6 caractères',
    ],
    [{ newPassword: 'azerty12' }, 'newPassword', 'Le nouveau mot de passe est trop faible'],
    [
      { newPasswordConfirmation: 'autre' },
      'newPasswordConfirmation',
      'Les mots de passe ne correspondent pas',
    ],
  ])('refuses %j of a client with its sentence', async (changes, field, sentence) => {
    const person = await world.client();
    const { status, body } = await change(person, changes as Record<string, string>);
    expect([status, body.errors]).toEqual([422, { [field]: sentence }]);
    expect((await person.get('/api/me')).status).toBe(200);
  });

  it.each([
    ['Qx7!pzR2', 'Le mot de passe doit contenir au moins 12 caractères'],
    ['camilleardouin', 'Le mot de passe est trop faible'],
    ['paradeescroquerie', 'Le mot de passe est trop faible'],
  ])('asks more of staff: %s', async (newPassword, sentence) => {
    const staff = await world.staff();
    const { body } = await change(staff, { newPassword });
    expect(body).toMatchObject({ message: sentence, errors: { newPassword: sentence } });
  });

  it.each(['client', 'staff'] as const)('changes something, of a %s too', async (who) => {
    const person = await world[who]();
    const same = await change(person, { newPassword: PASSWORD });
    const sentence = 'Choisissez un mot de passe différent de l’actuel';
    expect([same.status, same.body.errors]).toEqual([422, { newPassword: sentence }]);
    // Of what was typed, whether or not it is the password of today: nothing can be guessed by it.
    const guess = await change(person, { currentPassword: NEXT });
    expect([guess.status, guess.body.errors]).toEqual([422, { newPassword: sentence }]);
  });

  it('is told of everything that is wrong at once', async () => {
    const wrong = { currentPassword: '', newPassword: 'court', newPasswordConfirmation: 'autre' };
    const { body } = await change(await world.client(), wrong);
    expect(Object.keys(body.errors as object).sort()).toEqual(Object.keys(wrong).sort());
  });

  it('stops guessing', async () => {
    const person = await world.client();
    for (let i = 0; i < 10; i++) await change(person, { currentPassword: 'faux' });
    expect((await change(person)).status).toBe(429);
  });

  it('is not kept from its owner by guesses in another session', async () => {
    const person = await world.client();
    const thief = world.visitor();
    await thief.post('/api/auth/login', { email: person.email, password: PASSWORD });
    for (let i = 0; i < 11; i++) await change(thief, { currentPassword: 'faux' });
    expect((await change(thief)).status).toBe(429);
    expect((await change(person)).status).toBe(204);
  });

  it('happens once when two change it at once', async () => {
    const person = await world.client();
    const twin = world.visitor();
    twin.cookie = person.cookie;
    const answers = await Promise.all([change(person), change(twin, { newPassword: `${NEXT}0` })]);
    expect(answers.filter((a) => a.status === 204)).toHaveLength(1);
  });

  /** The password is changed once a sign-in with the former one has looked at it. */
  function meanwhile(chosen: () => Promise<unknown>): void {
    const { limits } = world.services;
    const forget = limits.forget.bind(limits);
    limits.forget = async (...counted) => {
      limits.forget = forget;
      await chosen();
      return forget(...counted);
    };
  }

  it.each([
    ['client', 'login', 'login_failed', 'active'],
    ['client', 'restricted-login', 'login_failed', 'blocked'],
    ['staff', 'admin-login', 'admin_login_failed', 'active'],
  ] as const)('leaves no session to who comes in at that moment: %s, %s', async (...scene) => {
    const [who, door, code, status] = scene;
    const person = await world[who]();
    const become = (now: 'active' | 'blocked') =>
      world.db.updateTable('users').set({ status: now }).where('id', '=', person.uid).execute();
    await become(status);
    meanwhile(async () => {
      await become('active');
      expect((await change(person)).status).toBe(204);
      await become(status);
    });
    const thief = world.visitor();
    const at = await thief.post(`/api/auth/${door}`, { email: person.email, password: PASSWORD });
    expect([at.status, at.body.code]).toEqual([401, code]);
    expect(at.headers.get('set-cookie')).toBeNull();
    expect((await thief.get('/api/me')).status).toBe(401);
    const kept = (table: 'sessions' | 'known_devices') =>
      world.db.selectFrom(table).select('userId').where('userId', '=', person.uid).execute();
    expect([(await kept('sessions')).length, (await kept('known_devices')).length]).toEqual([1, 1]);
  });

  it('and a link of a mail leave none either', async () => {
    const person = await world.client();
    await world.visitor().post('/api/auth/password-reset', { email: person.email });
    const token = await mailedToken(world, person.email);
    const body = { token, password: NEXT, passwordConfirmation: NEXT };
    meanwhile(() => world.visitor().post('/api/auth/password-reset/confirm', body));
    const thief = world.visitor();
    const { status } = await thief.post('/api/auth/login', {
      email: person.email,
      password: PASSWORD,
    });
    expect(status).toBe(401);
    expect(await world.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  });

  it('is in the journal without either password', async () => {
    const staff = await world.staff();
    await change(staff);
    const event = await world.db
      .selectFrom('audit_events')
      .selectAll()
      .where('action', '=', 'password-change')
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ objectType: 'staff', objectId: staff.uid, before: null });
    expect(JSON.stringify(event)).not.toMatch(/argon2|lanterne|tulipe/);
  });
});
