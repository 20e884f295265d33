import { issueSetupToken } from '../../src/people/auth/admin-setup.ts';
import { addAlert } from '../features/alerts.ts';
import { PASSWORD } from '../testing.ts';
import { accepted, aDispute, type Examples, mailedToken, type Stage } from './stage.ts';

let people = 0;
export const newEmail = () => `nouvelle.${++people}@exemple.fr`;
const passwords = { password: PASSWORD, passwordConfirmation: PASSWORD };

const visitor = ({ world }: Stage, url: string, body: object) => ({
  person: world.visitor(),
  url,
  body,
});

async function resetToken({ world }: Stage): Promise<string> {
  const { email } = await world.client();
  accepted(await world.visitor().post('/api/auth/password-reset', { email }));
  return mailedToken(world, email);
}

async function invitationToken({ world, boss }: Stage): Promise<string> {
  const email = newEmail();
  const permissions = {
    manageReports: true,
    managePayments: false,
    manageUsers: false,
    systemSettings: false,
  };
  accepted(await boss.post('/api/admin/staff', { name: 'Noé', email, permissions }));
  return mailedToken(world, email);
}

export const PUBLIC_EXAMPLES: Examples = {
  'POST /api/auth/register': {
    prepare: async (stage) =>
      visitor(stage, '/api/auth/register', {
        name: 'Éloïse Marchand',
        email: newEmail(),
        phone: '06 39 98 12 34',
        address: '3 rue des Lilas, Lyon',
        acceptTerms: true,
        ...passwords,
      }),
  },
  'POST /api/auth/login': {
    prepare: async (stage) =>
      visitor(stage, '/api/auth/login', {
        email: stage.victim.email,
        password: PASSWORD,
        code: '123456',
      }),
  },
  'POST /api/auth/admin-login': {
    prepare: async (stage) =>
      visitor(stage, '/api/auth/admin-login', {
        email: stage.boss.email,
        password: PASSWORD,
        code: '123456',
      }),
  },
  'POST /api/auth/restricted-login': {
    async prepare(stage) {
      const { world, other } = stage;
      await world.db
        .updateTable('users')
        .set({ status: 'blocked' })
        .where('id', '=', other.uid)
        .execute();
      const { email } = other;
      return visitor(stage, '/api/auth/restricted-login', { email, password: PASSWORD });
    },
  },
  'POST /api/auth/logout': {
    async prepare(stage) {
      return { person: await stage.world.client(), url: '/api/auth/logout' };
    },
  },
  'POST /api/admin-setup': {
    async prepare({ unused }) {
      await unused.db.deleteFrom('admins').execute();
      const token = await issueSetupToken(unused.services);
      const body = { token, name: 'Camille Ardouin', email: newEmail(), ...passwords };
      return { person: unused.visitor(), url: '/api/admin-setup', body };
    },
  },
  'POST /api/auth/password-reset': {
    prepare: async (stage) =>
      visitor(stage, '/api/auth/password-reset', { email: stage.victim.email }),
  },
  'POST /api/auth/password-reset/link': {
    prepare: async (stage) =>
      visitor(stage, '/api/auth/password-reset/link', { token: await resetToken(stage) }),
  },
  'POST /api/auth/password-reset/confirm': {
    async prepare(stage) {
      const token = await resetToken(stage);
      return visitor(stage, '/api/auth/password-reset/confirm', { token, ...passwords });
    },
  },
  'POST /api/auth/email-verification/confirm': {
    async prepare(stage) {
      const { world, victim } = stage;
      await world.db
        .updateTable('users')
        .set({ isEmailVerified: 0 })
        .where('id', '=', victim.uid)
        .execute();
      accepted(await victim.post('/api/me/email-verification'));
      const token = await mailedToken(world, victim.email);
      return visitor(stage, '/api/auth/email-verification/confirm', { token });
    },
  },
  'POST /api/staff-invitation/link': {
    prepare: async (stage) =>
      visitor(stage, '/api/staff-invitation/link', { token: await invitationToken(stage) }),
  },
  'POST /api/staff-invitation': {
    async prepare(stage) {
      const token = await invitationToken(stage);
      return visitor(stage, '/api/staff-invitation', { token, ...passwords });
    },
  },
  'POST /api/alerts/{id}/me-too': {
    prepare: async (stage) =>
      visitor(stage, `/api/alerts/${await addAlert(stage.world.db)}/me-too`, {}),
  },
  'POST /api/alerts/{id}/disputes': {
    prepare: async (stage) =>
      visitor(stage, `/api/alerts/${await addAlert(stage.world.db)}/disputes`, {
        email: newEmail(),
        role: 'concerned',
        message: 'Ce numéro est celui de mon salon de coiffure.',
      }),
    own: { role: 'whether the person is concerned or speaks for somebody' },
  },
  'POST /api/disputes/link': {
    prepare: async (stage) =>
      visitor(stage, '/api/disputes/link', { token: await aDispute(stage, false) }),
  },
  'POST /api/disputes/confirmation': {
    prepare: async (stage) =>
      visitor(stage, '/api/disputes/confirmation', { token: await aDispute(stage, false) }),
  },
  'POST /api/checks': {
    prepare: async (stage) =>
      visitor(stage, '/api/checks', { text: 'Appel du 06 39 98 71 05, site colis.example' }),
  },
};
