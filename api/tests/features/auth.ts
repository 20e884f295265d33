/** Ways in, and what one may do about one's own. */
import { Secret, TOTP } from 'otpauth';
import { issueSetupToken } from '../../src/people/auth/admin-setup.ts';
import { newSecret, sealSecret } from '../../src/people/auth/totp.ts';
import { sha256 } from '../../src/platform/ids.ts';
import type { FeatureFixture, RouteFixture, Stage } from '../fixture.ts';
import { mailedToken } from '../mail.ts';
import { accepted, FORM, newEmail, PUBLIC, PUBLIC_FORM, READ } from '../making.ts';
import { PASSWORD, type Person, type World } from '../testing.ts';

const passwords = { password: PASSWORD, passwordConfirmation: PASSWORD };

const setAccount = ({ world }: Stage, { uid }: Person, columns: object) =>
  world.db.updateTable('users').set(columns).where('id', '=', uid).execute();

async function resetToken({ world }: Stage): Promise<string> {
  const { email } = await world.client();
  accepted(await world.visitor().post('/api/auth/password-reset', { email }));
  return mailedToken(world, email);
}

/** Takes a second factor away, however far it is. */
const withoutTotp = ({ world }: Stage, { uid }: Person) =>
  world.db
    .updateTable('admins')
    .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null, recoveryCodes: '[]' })
    .where('userId', '=', uid)
    .execute();

/** A colleague who has begun to set up a second factor, and what their app would show. */
async function withSecret(stage: Stage) {
  const person = stage.colleague;
  await withoutTotp(stage, person);
  const { secret } = accepted(await person.post('/api/me/totp')).body;
  const code = new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate();
  return { person, code };
}

/**
 * A second factor that has been there for a day, as whoever proposes or confirms outside a
 * demonstration needs one; answers its recovery code, good once.
 */
export async function settledFactor({ db, services }: World, { uid }: Person): Promise<string> {
  const code = 'abcde-fghjk';
  await db
    .updateTable('admins')
    .set({
      totpSecret: sealSecret(services.key, uid, newSecret()),
      totpEnabledAt: new Date(Date.now() - 25 * 3_600_000).toISOString(),
      recoveryCodes: JSON.stringify([sha256(code)]),
    })
    .where('userId', '=', uid)
    .execute();
  return code;
}

const OWN_STAFF = { access: 'staff about themselves', answers: '200' } as const;

/** A form for visitors, with one that is taken. */
const form = (body: (stage: Stage) => object | Promise<object>): RouteFixture => ({
  ...PUBLIC_FORM,
  example: async (stage) => ({ body: await body(stage) }),
});

export const auth = {
  routes: {
    'POST /api/auth/register': form(() => ({
      name: 'Éloïse Marchand',
      email: newEmail(),
      phone: '06 39 98 12 34',
      address: '3 rue des Lilas, Lyon',
      acceptTerms: true,
      ...passwords,
    })),
    'POST /api/auth/login': form(({ owner }) => ({
      email: owner.email,
      password: PASSWORD,
      code: '123456',
    })),
    'POST /api/auth/admin-login': {
      ...form(({ boss }) => ({ email: boss.email, password: PASSWORD, code: '123456' })),
      answers: '422 admin_fields_missing',
    },
    'POST /api/auth/restricted-login': form(async (stage) => {
      await setAccount(stage, stage.other, { status: 'blocked' });
      return { email: stage.other.email, password: PASSWORD };
    }),
    'POST /api/auth/logout': {
      access: 'anybody',
      answers: '204',
      endsSessions: true,
      example: async ({ world }) => ({ person: await world.client() }),
    },
    'GET /api/auth/session': { access: 'anybody whose account is open', answers: '200' },
    'GET /api/auth/restricted-session': { access: 'anybody but closed staff', answers: '200' },
    'POST /api/auth/password-reset': form(({ owner }) => ({ email: owner.email })),
    'POST /api/auth/password-reset/link': form(async (stage) => ({
      token: await resetToken(stage),
    })),
    'POST /api/auth/password-reset/confirm': form(async (stage) => ({
      token: await resetToken(stage),
      ...passwords,
    })),
    'POST /api/auth/email-verification/confirm': form(async (stage) => {
      const { world, owner } = stage;
      await setAccount(stage, owner, { isEmailVerified: 0 });
      accepted(await owner.post('/api/me/email-verification'));
      return { token: await mailedToken(world, owner.email) };
    }),
    'POST /api/auth/email-verification/disown': form(async ({ world }) => ({
      token: await mailedToken(world, (await world.client()).email),
    })),
    'GET /api/admin-setup': PUBLIC,
    'POST /api/admin-setup': {
      ...PUBLIC_FORM,
      async example({ unused }) {
        await unused.db.deleteFrom('admins').execute();
        const token = await issueSetupToken(unused.services);
        const body = { token, name: 'Camille Ardouin', email: newEmail(), ...passwords };
        return { person: unused.visitor(), body };
      },
    },

    'POST /api/me/email-verification': {
      access: 'signed in',
      async body(stage, person) {
        await setAccount(stage, person, { isEmailVerified: 0 });
        return {};
      },
      answers: '202',
    },
    'POST /api/me/password': {
      ...FORM,
      example: async ({ world }) => ({
        person: await world.client(),
        body: {
          currentPassword: PASSWORD,
          newPassword: `${PASSWORD}-neuf`,
          newPasswordConfirmation: `${PASSWORD}-neuf`,
        },
      }),
    },
    'GET /api/me/sessions': READ,
    'DELETE /api/me/sessions': { access: 'signed in', answers: '204', endsSessions: true },
    'DELETE /api/me/sessions/{id}': {
      access: 'owner',
      async id({ world, owner }) {
        const cookie = await world.services.sessions.open(owner.uid, '');
        return sha256(cookie.split(/[=;]/)[1] ?? '');
      },
      answers: '204',
    },

    'POST /api/me/confirmation': {
      access: 'staff about themselves',
      body: { password: PASSWORD },
      answers: '204',
    },
    'GET /api/me/totp': OWN_STAFF,
    'POST /api/me/totp': {
      ...OWN_STAFF,
      async example(stage) {
        await withoutTotp(stage, stage.colleague);
        return { person: stage.colleague };
      },
    },
    'POST /api/me/totp/confirmation': {
      ...OWN_STAFF,
      body: {},
      answers: '422 validation',
      async example(stage) {
        const { person, code } = await withSecret(stage);
        return { person, body: { code } };
      },
    },
    'DELETE /api/me/totp': {
      ...OWN_STAFF,
      body: { password: PASSWORD },
      answers: '204',
      async example(stage) {
        const { person, code } = await withSecret(stage);
        const { body } = accepted(await person.post('/api/me/totp/confirmation', { code }));
        const [recovery] = body.recoveryCodes as string[];
        return { person, body: { password: PASSWORD, code: recovery } };
      },
    },
  },
} satisfies FeatureFixture;
