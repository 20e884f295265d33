import { newId } from '../../src/platform/ids.ts';
import { TERMS } from '../features/contracts.ts';
import { A_TRANSFER, ADDRESSES } from '../features/payment-settings.ts';
import { decide } from '../features/payments.ts';
import { ask } from '../features/withdrawals.ts';
import { PASSWORD, type Person } from '../testing.ts';
import { aPaymentOf, forgetIdentity, identityOf } from './examples-client.ts';
import { newEmail } from './examples-public.ts';
import {
  accepted,
  aDispute,
  aReportOf,
  aSendingTo,
  aTicketOf,
  type Example,
  type Examples,
  idOf,
  type Stage,
} from './stage.ts';

const MAIN = '/api/admin/site-settings/main';
const STATUS_IS_THEIRS = { status: 'staff decide it' };

const office = ({ boss }: Stage, url: string, body?: object) => ({
  person: boss,
  url,
  ...(body && { body }),
});

/** A record as it is read, with changes: what a save of the back office sends. */
async function asRead(stage: Stage, url: string, changes: object = {}) {
  const { body } = accepted(await stage.boss.get(url));
  return office(stage, url, { ...body, ...changes });
}

const aContract = async (stage: Stage) => ({
  reportId: await aReportOf(stage.victim),
  ...TERMS,
  amount: 300,
});

const anAlert = (changes: object = {}) => ({
  title: 'Faux livreur',
  description: 'Un message annonce un paquet.',
  perpetratorInfo: 'Se dit de la poste',
  fraudType: 'Phishing / Email frauduleux',
  country: 'France',
  region: 'Rhône',
  amount: 12.5,
  dateOfFraud: '2026-10-02',
  indicators: [{ kind: 'company', value: 'Rendement Serein SAS' }],
  ...changes,
});

/** An account that may be decided about, whatever was decided before. */
async function reopened({ world, other }: Stage, changes: object = {}): Promise<void> {
  const fresh = { status: 'active', verified: 0, deletedAt: null, deletedBy: null } as const;
  await world.db
    .updateTable('users')
    .set({ ...fresh, ...changes })
    .where('id', '=', other.uid)
    .execute();
}
const aboutOther = (verb: string, changes: object = {}, body: object = {}): Example => ({
  async prepare(stage) {
    await reopened(stage, changes);
    return office(stage, `/api/admin/users/${stage.other.uid}/${verb}`, body);
  },
});

/** What is set stays above what is withdrawn. */
const ENOUGH = 100_000;
let amounts = 0;
async function aProposal(stage: Stage): Promise<string> {
  await stage.world.db
    .updateTable('recovered_amounts')
    .set({ status: 'rejected' })
    .where('status', '=', 'proposed')
    .execute();
  const url = `/api/admin/users/${stage.victim.uid}/recovered-amount`;
  const amount = {
    amount: ENOUGH + ++amounts,
    reason: 'Rappel de fonds',
    reference: `VIR-${amounts}`,
  };
  const { body } = accepted(await stage.colleague.post(url, amount));
  return String((body.proposed as { id: string }).id);
}
const decidesProposal = (verb: string): Example => ({
  async prepare(stage) {
    const proposal = await aProposal(stage);
    const url = `/api/admin/users/${stage.victim.uid}/recovered-amount/${verb}`;
    return office(stage, url, { proposal });
  },
});

const decidesPayment = (verb: string, before?: string): Example => ({
  async prepare(stage) {
    const { id } = await aPaymentOf(stage, stage.victim);
    if (before) accepted(await decide(stage.boss, id, before, 1));
    const body = { version: before ? 2 : 1, note: 'Vu sur la chaîne' };
    return office(stage, `/api/admin/payments/${id}/${verb}`, body);
  },
});

async function anIdentity(stage: Stage, person: Person): Promise<string> {
  await forgetIdentity(stage, person);
  return idOf(await person.post('/api/kyc', await identityOf(person)));
}

async function aMember(stage: Stage): Promise<{ id: string; url: string; body: object }> {
  const permissions = {
    manageReports: true,
    managePayments: false,
    manageUsers: false,
    systemSettings: false,
  };
  const body = { name: 'Noé Vidal', email: newEmail(), permissions };
  const id = idOf(await stage.boss.post('/api/admin/staff', body));
  return { id, url: `/api/admin/staff/${id}`, body };
}

/** Another day for the next one: a run at a time, and its outcome stays. */
const forgetRuns = ({ world }: Stage) => world.db.deleteFrom('retention_runs').execute();

export const STAFF_EXAMPLES: Examples = {
  'PUT /api/admin/disputes/{id}': {
    prepare: async (stage) =>
      asRead(stage, `/api/admin/disputes/${await aDispute(stage, true)}`, {
        status: 'dismissed',
        answer: 'Trois victimes ont reçu cet appel.',
      }),
    own: STATUS_IS_THEIRS,
  },
  'POST /api/admin/alerts': {
    prepare: async (stage) => office(stage, '/api/admin/alerts', anAlert()),
  },
  'PUT /api/admin/alerts/{id}': {
    async prepare(stage) {
      const id = idOf(await stage.boss.post('/api/admin/alerts', anAlert()));
      const changes = { noPersonNamed: true, status: 'verified' };
      return asRead(stage, `/api/admin/alerts/${id}`, changes);
    },
    own: STATUS_IS_THEIRS,
  },
  'PUT /api/admin/site-settings/main': { prepare: async (stage) => asRead(stage, MAIN) },
  'POST /api/admin/site-settings/history/{version}/restoration': {
    async prepare(stage) {
      for (const phone of ['05 36 49 12 34', '05 36 49 12 35']) {
        const { body } = accepted(await stage.boss.get(MAIN));
        const contactInfo = { ...(body.contactInfo as object), phone };
        accepted(await stage.boss.put(MAIN, { ...body, contactInfo }));
      }
      const { body } = accepted(await stage.boss.get(MAIN));
      const version = Number(body.version);
      const url = `/api/admin/site-settings/history/${version - 1}/restoration`;
      return office(stage, url, { version });
    },
  },
  'POST /api/admin/site-settings/preview': {
    async prepare(stage) {
      const { body } = accepted(await stage.boss.get(MAIN));
      return office(stage, '/api/admin/site-settings/preview', { page: '/', settings: body });
    },
  },
  'POST /api/admin/site-settings/publication': {
    prepare: async (stage) => office(stage, '/api/admin/site-settings/publication', {}),
  },
  'DELETE /api/admin/lists/{id}': {
    async prepare(stage) {
      const id = newId();
      const list = { id, name: id, title: 'Liste', adapter: 'amf', sourceUrl: 'https://a.example' };
      const at = '2026-11-01T10:00:00.000Z';
      const facts = { licence: 'LO 2.0', asOf: '2026-11-01', importedAt: at, sha256: '' };
      await stage.world.db
        .insertInto('lists')
        .values({ ...list, ...facts, entryCount: 0, badLines: 0 })
        .execute();
      return office(stage, `/api/admin/lists/${id}`);
    },
  },
  'PUT /api/admin/reports/{id}': {
    prepare: async (stage) =>
      asRead(stage, `/api/admin/reports/${await aReportOf(stage.victim)}`, {
        status: 'in_progress',
        adminNote: 'Nous avons écrit à la banque.',
      }),
    own: STATUS_IS_THEIRS,
  },
  'POST /api/admin/payments/{id}/confirmation': decidesPayment('confirmation'),
  'POST /api/admin/payments/{id}/rejection': decidesPayment('rejection'),
  'POST /api/admin/payments/{id}/unverification': decidesPayment('unverification', 'rejection'),
  'PUT /api/admin/withdrawals/{id}': {
    async prepare(stage) {
      const id = idOf(await ask(stage.victim, 1));
      return asRead(stage, `/api/admin/withdrawals/${id}`, {
        status: 'approved',
        adminNote: 'Virement fait',
        payoutReference: 'SEPA-2026-118',
        payoutOn: stage.world.services.now().toISOString().slice(0, 10),
      });
    },
    own: STATUS_IS_THEIRS,
  },
  'POST /api/admin/users/{id}/recovered-amount': {
    async prepare(stage) {
      await aProposal(stage);
      await stage.world.db
        .updateTable('recovered_amounts')
        .set({ status: 'rejected' })
        .where('status', '=', 'proposed')
        .execute();
      return office(stage, `/api/admin/users/${stage.victim.uid}/recovered-amount`, {
        amount: ENOUGH + ++amounts,
        reason: 'Rappel de fonds',
        reference: `VIR-${amounts}`,
        reportId: await aReportOf(stage.victim),
      });
    },
  },
  'POST /api/admin/users/{id}/recovered-amount/confirmation': decidesProposal('confirmation'),
  'POST /api/admin/users/{id}/recovered-amount/rejection': decidesProposal('rejection'),
  'PUT /api/admin/support-tickets/{id}': {
    prepare: async (stage) =>
      asRead(stage, `/api/admin/support-tickets/${await aTicketOf(stage.victim)}`, {
        status: 'in_progress',
        priority: 'high',
      }),
    own: STATUS_IS_THEIRS,
  },
  'POST /api/admin/support-tickets/{id}/replies': {
    prepare: async (stage) =>
      office(stage, `/api/admin/support-tickets/${await aTicketOf(stage.victim)}/replies`, {
        message: 'Nous regardons.',
      }),
  },
  'PUT /api/admin/kyc-verifications/{id}': {
    prepare: async (stage) =>
      asRead(stage, `/api/admin/kyc-verifications/${await anIdentity(stage, stage.victim)}`, {
        status: 'rejected',
        notes: 'La photo est floue.',
      }),
    own: STATUS_IS_THEIRS,
  },
  'POST /api/admin/contracts': {
    prepare: async (stage) => office(stage, '/api/admin/contracts', await aContract(stage)),
  },
  'PUT /api/admin/contracts/{id}': {
    async prepare(stage) {
      const id = idOf(await stage.boss.post('/api/admin/contracts', await aContract(stage)));
      return asRead(stage, `/api/admin/contracts/${id}`, { status: 'offered' });
    },
    own: STATUS_IS_THEIRS,
  },
  'POST /api/admin/contracts/{id}/refund': {
    async prepare(stage) {
      const { id, contractId } = await aPaymentOf(stage, stage.victim);
      accepted(await decide(stage.boss, id, 'confirmation', 1));
      accepted(await stage.victim.post(`/api/contracts/${contractId}/renunciation`));
      const body = { reference: 'SEPA-2026-118' };
      return office(stage, `/api/admin/contracts/${contractId}/refund`, body);
    },
  },
  'POST /api/admin/contracts/{id}/renunciation': {
    async prepare(stage) {
      const { contractId } = await aPaymentOf(stage, stage.victim);
      const receivedOn = stage.world.services.now().toISOString().slice(0, 10);
      const body = { sentOn: receivedOn, receivedOn, how: 'letter' };
      return office(stage, `/api/admin/contracts/${contractId}/renunciation`, body);
    },
  },
  'POST /api/admin/notifications': {
    prepare: async (stage) =>
      office(stage, '/api/admin/notifications', {
        userId: stage.victim.uid,
        type: 'info',
        title: 'Rendez-vous',
        message: 'À demain.',
        priority: 'low',
        purpose: 'service',
      }),
    own: { userId: 'whom it is for: one person, or all' },
  },
  'DELETE /api/admin/notifications/{id}': {
    prepare: async (stage) =>
      office(stage, `/api/admin/notifications/${await aSendingTo(stage, stage.victim)}`),
  },
  'POST /api/admin/notifications/removal': {
    prepare: async (stage) =>
      office(stage, '/api/admin/notifications/removal', {
        ids: [await aSendingTo(stage, stage.victim)],
      }),
  },
  'POST /api/admin/notifications/clean-up': {
    prepare: async (stage) => office(stage, '/api/admin/notifications/clean-up', { days: 30 }),
  },
  'PUT /api/admin/payment-settings/terms': {
    prepare: async (stage) =>
      asRead(stage, '/api/admin/payment-settings/terms', {
        bankTransfer: A_TRANSFER,
        cardProviders: [{ name: 'Exemple', url: 'https://cartes.example' }],
        password: PASSWORD,
      }),
  },
  'PUT /api/admin/payment-settings/{currency}': {
    async prepare(stage) {
      await stage.world.db
        .deleteFrom('payment_settings')
        .where('currency', '=', 'litecoin')
        .execute();
      return office(stage, '/api/admin/payment-settings/litecoin', {
        walletAddress: ADDRESSES.litecoin,
        minimumAmount: '0.001',
        eurRate: '81.5',
        network: 'Litecoin',
        feeEstimate: 'environ 0,10 €',
        duration: '10 min',
        password: PASSWORD,
        version: 0,
      });
    },
  },
  'DELETE /api/admin/payment-settings/{currency}': {
    async prepare(stage) {
      const url = '/api/admin/payment-settings/litecoin';
      const setting = { walletAddress: ADDRESSES.litecoin, minimumAmount: '0.001', version: 0 };
      await stage.boss.put(url, { ...setting, password: PASSWORD });
      return office(stage, url);
    },
  },
  'POST /api/admin/users/{id}/verification': aboutOther('verification'),
  'POST /api/admin/users/{id}/unverification': aboutOther('unverification', { verified: 1 }),
  'POST /api/admin/users/{id}/block': aboutOther('block'),
  'POST /api/admin/users/{id}/unblock': aboutOther('unblock', { status: 'blocked' }),
  'POST /api/admin/users/{id}/deactivation': aboutOther('deactivation', {}, { mode: 'disabled' }),
  'POST /api/admin/users/{id}/reactivation': aboutOther('reactivation', {
    status: 'disabled',
    deletedAt: '2026-11-20T10:00:00.000Z',
  }),
  'POST /api/admin/staff': {
    async prepare(stage) {
      const { body } = await aMember(stage);
      return office(stage, '/api/admin/staff', { ...body, email: newEmail() });
    },
    own: { permissions: 'what the invited person may do' },
  },
  'PUT /api/admin/staff/{id}': {
    prepare: async (stage) => asRead(stage, (await aMember(stage)).url),
    own: { permissions: 'what the person may do from now on' },
  },
  'DELETE /api/admin/staff/{id}': {
    prepare: async (stage) => office(stage, (await aMember(stage)).url),
  },
  'POST /api/admin/staff/{id}/invitation': {
    prepare: async (stage) => office(stage, `${(await aMember(stage)).url}/invitation`, {}),
  },
  'POST /api/admin/staff/{id}/totp-removal': {
    async prepare(stage) {
      // It ends their sessions.
      const { uid } = await stage.world.staff(['manageReports']);
      return office(stage, `/api/admin/staff/${uid}/totp-removal`, {});
    },
  },
  'POST /api/admin/retention-runs': {
    async prepare(stage) {
      await forgetRuns(stage);
      return office(stage, '/api/admin/retention-runs', { kind: 'trial' });
    },
  },
};
