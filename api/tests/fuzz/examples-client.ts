import { Secret, TOTP } from 'otpauth';
import { identity } from '../features/kyc.ts';
import { newHash, pay, shownTo } from '../features/payments.ts';
import { ask, byBank } from '../features/withdrawals.ts';
import { aReport, PASSWORD, type Person } from '../testing.ts';
import {
  accepted,
  aNotificationOf,
  anUpload,
  aTicketOf,
  type Examples,
  idOf,
  type Stage,
} from './stage.ts';

const own = ({ victim }: Stage, url: string, body?: object) => ({
  person: victim,
  url,
  ...(body && { body }),
});

/** Takes a second factor away, however far it is. */
const withoutTotp = ({ world }: Stage, { uid }: Person) =>
  world.db
    .updateTable('admins')
    .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null, recoveryCodes: '[]' })
    .where('userId', '=', uid)
    .execute();

async function secretFor(stage: Stage): Promise<string> {
  await withoutTotp(stage, stage.colleague);
  return String(accepted(await stage.colleague.post('/api/me/totp')).body.secret);
}
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Nothing that waits stands in the way of the next order. */
const decideOrders = ({ world }: Stage) =>
  world.db
    .updateTable('payments')
    .set({ verified: 0, status: 'failed' })
    .where('verified', 'is', null)
    .execute();

/** A payment that waits, of a contract that it accepted. */
export async function aPaymentOf(stage: Stage, person: Person) {
  await decideOrders(stage);
  const id = idOf(await pay(person));
  const { contractId } = await stage.world.db
    .selectFrom('payments')
    .select('contractId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, contractId };
}

/** Forgets the identity of a person, so that they may send it. */
export async function forgetIdentity({ world }: Stage, { uid }: Person): Promise<void> {
  await world.db.deleteFrom('kyc_verifications').where('userId', '=', uid).execute();
  await world.db
    .updateTable('users')
    .set({ kycStatus: 'not_submitted', verified: 0 })
    .where('id', '=', uid)
    .execute();
}

export const identityOf = async (person: Person) => ({
  ...identity,
  documents: { idFront: await anUpload(person) },
});

export const CLIENT_EXAMPLES: Examples = {
  'POST /api/me/email-verification': {
    async prepare(stage) {
      const { world, victim } = stage;
      await world.db
        .updateTable('users')
        .set({ isEmailVerified: 0 })
        .where('id', '=', victim.uid)
        .execute();
      return own(stage, '/api/me/email-verification', {});
    },
  },
  'POST /api/me/password': {
    prepare: async ({ world }) => ({
      person: await world.client(),
      url: '/api/me/password',
      body: {
        currentPassword: PASSWORD,
        newPassword: `${PASSWORD}-neuf`,
        newPasswordConfirmation: `${PASSWORD}-neuf`,
      },
    }),
  },
  'POST /api/me/totp': {
    async prepare(stage) {
      await withoutTotp(stage, stage.colleague);
      return { person: stage.colleague, url: '/api/me/totp' };
    },
  },
  'POST /api/me/totp/confirmation': {
    async prepare(stage) {
      const code = codeOf(await secretFor(stage));
      return { person: stage.colleague, url: '/api/me/totp/confirmation', body: { code } };
    },
  },
  'DELETE /api/me/totp': {
    async prepare(stage) {
      const person = stage.colleague;
      const code = codeOf(await secretFor(stage));
      accepted(await person.post('/api/me/totp/confirmation', { code }));
      return { person, url: '/api/me/totp', body: { password: PASSWORD } };
    },
  },
  'DELETE /api/me/sessions': {
    prepare: async (stage) => own(stage, '/api/me/sessions'),
  },
  'DELETE /api/me/sessions/{id}': {
    async prepare(stage) {
      const { email } = stage.victim;
      accepted(await stage.world.visitor().post('/api/auth/login', { email, password: PASSWORD }));
      const { items = [] } = accepted(await stage.victim.get('/api/me/sessions')).body;
      const sessions = items as { id: string; current: boolean }[];
      return own(stage, `/api/me/sessions/${sessions.find(({ current }) => !current)?.id}`);
    },
  },
  'PATCH /api/me': {
    prepare: async (stage) =>
      own(stage, '/api/me', {
        name: 'Éloïse Marchand',
        phone: '06 39 98 12 34',
        address: '3 rue des Lilas, Lyon',
        bio: 'Retraitée.',
      }),
  },
  'DELETE /api/me': {
    prepare: async ({ world }) => ({
      person: await world.client(),
      url: '/api/me',
      body: { password: PASSWORD },
    }),
  },
  'PUT /api/me/avatar': {
    prepare: async (stage) =>
      own(stage, '/api/me/avatar', { documentId: await anUpload(stage.victim) }),
  },
  'DELETE /api/me/avatar': { prepare: async (stage) => own(stage, '/api/me/avatar') },
  'PUT /api/me/preferences': {
    prepare: async (stage) =>
      own(stage, '/api/me/preferences', {
        notifications: true,
        emailAlerts: true,
        smsAlerts: false,
        reportUpdates: true,
        marketingEmails: false,
        language: 'fr',
      }),
  },
  'POST /api/me/exports': {
    async prepare({ world }) {
      return { person: await world.client(), url: '/api/me/exports' };
    },
  },
  'POST /api/reports': {
    prepare: async (stage) =>
      own(
        stage,
        '/api/reports',
        aReport({
          additionalInfo: 'Deux appels.',
          documents: { document1: await anUpload(stage.victim) },
        }),
      ),
  },
  'POST /api/payments': {
    async prepare(stage) {
      await decideOrders(stage);
      return own(stage, '/api/payments', {
        method: 'crypto',
        cryptocurrency: 'bitcoin',
        transactionHash: newHash(),
        acceptContract: true,
        shown: await shownTo(stage.victim),
      });
    },
  },
  'POST /api/withdrawals': {
    prepare: async (stage) => own(stage, '/api/withdrawals', { amount: 1, ...byBank }),
  },
  'POST /api/withdrawals/{id}/cancellation': {
    async prepare(stage) {
      const id = idOf(await ask(stage.victim, 1));
      return own(stage, `/api/withdrawals/${id}/cancellation`, {});
    },
  },
  'POST /api/support-tickets': {
    prepare: async (stage) =>
      own(stage, '/api/support-tickets', {
        subject: 'Accès',
        message: 'Je ne retrouve plus mon dossier.',
        priority: 'low',
        documents: [await anUpload(stage.victim)],
      }),
  },
  'POST /api/support-tickets/{id}/replies': {
    prepare: async (stage) =>
      own(stage, `/api/support-tickets/${await aTicketOf(stage.victim)}/replies`, {
        message: 'Je l’ai retrouvé.',
      }),
  },
  'POST /api/kyc': {
    async prepare(stage) {
      await forgetIdentity(stage, stage.victim);
      return own(stage, '/api/kyc', await identityOf(stage.victim));
    },
  },
  'DELETE /api/documents/{id}': {
    prepare: async (stage) => own(stage, `/api/documents/${await anUpload(stage.victim)}`),
  },
  'POST /api/contracts/{id}/renunciation': {
    async prepare(stage) {
      const { contractId } = await aPaymentOf(stage, stage.victim);
      return own(stage, `/api/contracts/${contractId}/renunciation`, {});
    },
  },
  'PATCH /api/notifications/{id}': {
    prepare: async (stage) =>
      own(stage, `/api/notifications/${await aNotificationOf(stage, stage.victim)}`, {
        read: true,
      }),
  },
  'DELETE /api/notifications/{id}': {
    prepare: async (stage) =>
      own(stage, `/api/notifications/${await aNotificationOf(stage, stage.victim)}`),
  },
  'POST /api/notifications/read-all': {
    prepare: async (stage) => own(stage, '/api/notifications/read-all', {}),
  },
  'POST /api/notifications/clean-up': {
    prepare: async (stage) => own(stage, '/api/notifications/clean-up', { days: 30 }),
  },
};
