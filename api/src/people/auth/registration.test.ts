import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PHONE_REFUSED } from '../../../contract/users.ts';
import { createWorld, PASSWORD, type World } from '../../../tests/testing.ts';
import { LIMITS } from '../../platform/limits.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

const form = (changes: Record<string, unknown> = {}) => ({
  name: 'Éloïse Marchand',
  email: 'Eloise@Exemple.fr',
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
  acceptTerms: true,
  ...changes,
});

describe('registration', () => {
  it('signs in and answers the session user as the product builds it', async () => {
    const visitor = world.visitor();
    const { status, body } = await visitor.post(
      '/api/auth/register',
      form({ phone: '06 39 98 12 34' }),
    );
    expect(status).toBe(201);
    expect(body.user).toEqual({
      uid: expect.any(String),
      email: 'eloise@exemple.fr',
      displayName: 'Éloïse Marchand',
      emailVerified: false,
      isAdmin: false,
      role: 'user',
      name: 'Éloïse Marchand',
      profile: {
        avatar: null,
        bio: '',
        preferences: {
          notifications: true,
          emailAlerts: true,
          smsAlerts: false,
          reportUpdates: true,
          marketingEmails: false,
          language: 'fr',
        },
      },
      status: 'active',
    });
    expect((await visitor.get('/api/me')).body.uid).toBe((body.user as { uid: string }).uid);
  });

  it('records which terms were accepted and the declaration of age, and welcomes', async () => {
    const { uid } = await world.client();
    const user = await world.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', uid)
      .executeTakeFirstOrThrow();
    expect(user.termsVersion).not.toBeNull();
    expect(user.adultDeclaredAt).toBe(user.createdAt);
    const welcome = await world.db
      .selectFrom('notifications')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(welcome).toMatchObject({ userId: uid, category: 'welcome', read: 0 });
  });

  it.each([
    [{ name: ' ' }, 'name', 'Veuillez indiquer votre nom complet'],
    [{ email: 'pas une adresse' }, 'email', 'Adresse email invalide'],
    [
      { password: 'court', passwordConfirmation: 'court' },
      'password',
      'Le mot de passe doit contenir au moins 6 caractères',
    ],
    [
      { password: 'azerty12', passwordConfirmation: 'azerty12' },
      'password',
      'Le mot de passe est trop faible',
    ],
    [
      { passwordConfirmation: 'autre chose' },
      'passwordConfirmation',
      'Les mots de passe ne correspondent pas',
    ],
    [{ acceptTerms: false }, 'acceptTerms', "Vous devez accepter les conditions d'utilisation"],
  ])('refuses %j with its sentence on the field', async (changes, field, sentence) => {
    const { status, body } = await world.visitor().post('/api/auth/register', form(changes));
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'validation', errors: { [field]: sentence } });
    expect(await world.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('tells everything that is wrong at once', async () => {
    const { status, body } = await world.visitor().post(
      '/api/auth/register',
      form({
        name: '',
        email: 'eloise@',
        phone: '+999 12 34 56 78',
        password: 'azerty12',
        passwordConfirmation: 'azerty13',
        acceptTerms: false,
      }),
    );
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      name: 'Veuillez indiquer votre nom complet',
      email: 'Adresse email invalide',
      phone: PHONE_REFUSED,
      password: 'Le mot de passe est trop faible',
      passwordConfirmation: 'Les mots de passe ne correspondent pas',
      acceptTerms: "Vous devez accepter les conditions d'utilisation",
    });
  });

  it.each([
    '12',
    'abc',
    '06 bonjour',
    '06 12 34 56 7',
    '00 00 00 00 00',
    '+999 12 34 56 78',
    '+33 6 12',
  ])('refuses the phone %s, which nobody can call', async (phone) => {
    const { status, body } = await world.visitor().post('/api/auth/register', form({ phone }));
    expect([status, body.errors]).toEqual([422, { phone: PHONE_REFUSED }]);
  });

  it.each(['', ' ', '0612345678', '06.12.34.56.78', '+33 (0)6 12 34 56 78', '+32 470 12 34 56'])(
    'takes the phone «\u00a0%s\u00a0» as it was typed',
    async (phone) => {
      const visitor = world.visitor();
      expect((await visitor.post('/api/auth/register', form({ phone }))).status).toBe(201);
      expect((await visitor.get('/api/me')).body.phone).toBe(phone.trim());
    },
  );

  it('refuses a password made of the own name', async () => {
    const password = 'marchand26';
    const { body } = await world
      .visitor()
      .post('/api/auth/register', form({ password, passwordConfirmation: password }));
    expect(body.message).toBe('Le mot de passe est trop faible');
  });

  it('rates a very long password at no more than the cost of a long one', async () => {
    const timed = async (password: string) => {
      const start = performance.now();
      await world.visitor().post(
        '/api/auth/register',
        form({
          password,
          passwordConfirmation: password,
          email: `${password.length}@exemple.fr`,
        }),
      );
      return performance.now() - start;
    };
    // No words and many look-alikes: what costs a rating most.
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789$@!';
    const hard = Array.from({ length: 200 }, (_, i) => letters[(i * i * 31 + i * 7) % 39]).join('');
    await timed('les dictionnaires arrivent');
    const long = await timed(hard.slice(0, 32));
    expect(await timed(hard)).toBeLessThan(2 * long + 200);
  });

  it('says when the address is known, whatever its case', async () => {
    await world.visitor().post('/api/auth/register', form());
    const { status, body } = await world
      .visitor()
      .post('/api/auth/register', form({ email: 'ELOISE@exemple.FR' }));
    expect(status).toBe(409);
    expect(body.message).toBe('Cette adresse email est déjà utilisée');
  });

  it('tells the owner of a known address once a day, and nobody tries a list of them', async () => {
    const other = await world.client({ email: 'autre@exemple.fr' });
    const taken = () => world.visitor().post('/api/auth/register', form({ email: other.email }));
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await taken()).status);
    expect(statuses.slice(0, 9)).toEqual(Array(9).fill(409));
    expect(statuses.at(-1)).toBe(429);
    const told = (await world.mailsTo(other.email)).filter(({ subject }) =>
      subject.includes('déjà un compte'),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('/login');
  });

  it('is no cheaper to try with many known addresses at once', async () => {
    const others = await Promise.all(
      Array.from({ length: 30 }, (_, n) => world.client({ email: `connu-${n}@exemple.fr` })),
    );
    const answers = await Promise.all(
      others.map(({ email }) => world.visitor().post('/api/auth/register', form({ email }))),
    );
    expect(answers.filter(({ status }) => status === 409).length).toBeLessThanOrEqual(10);
    expect(answers.every(({ status }) => status === 409 || status === 429)).toBe(true);
  });

  it('counts the network around an IPv6 address too, and no other', async () => {
    world.services.env.trustProxy = 1;
    const from = (address: string, email = `${address.replaceAll(':', '-')}@exemple.fr`) =>
      world.visitor().post('/api/auth/register', form({ email }), { 'x-forwarded-for': address });
    expect((await from('2001:db8:1:1::1')).status).toBe(201);
    expect((await from('2001:db8:1:2::1', '2001-db8-1-1--1@exemple.fr')).status).toBe(409);
    const counted = await world.db
      .selectFrom('rate_limits')
      .select('points')
      .where('key', 'like', 'registerNetwork:%')
      .execute();
    // A known address costs six here too.
    expect(counted).toEqual([{ points: 7 }]);
    await world.db
      .updateTable('rate_limits')
      .set({ points: LIMITS.registerNetwork.points })
      .where('key', 'like', 'registerNetwork:%')
      .execute();
    expect((await from('2001:db8:1:3::1')).status).toBe(429);
    expect((await from('2001:db8:2:3::1')).status).toBe(201);
    expect((await from('192.0.2.7')).status).toBe(201);
  });

  it('cannot be talked into a role, a status or an amount', async () => {
    const extras = {
      role: 'admin',
      status: 'deleted',
      verified: true,
      recoveredAmount: 5,
      isAdmin: true,
    };
    const { body } = await world.visitor().post('/api/auth/register', form(extras));
    expect(body.user).toMatchObject({ role: 'user', status: 'active', isAdmin: false });
  });

  it('stands although the welcome fails', async () => {
    await world.db.schema.dropTable('notifications').execute();
    expect((await world.visitor().post('/api/auth/register', form())).status).toBe(201);
  });
});
