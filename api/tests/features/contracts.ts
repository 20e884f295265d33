/** Contracts, and a person and a member of the team between whom they are made. */
import { adminContractsQuery } from '../../contract/contracts.ts';
import { parisDay } from '../../contract/dates.ts';
import { type Acceptance, acceptContract } from '../../src/money/contracts/accept.ts';
import { work } from '../../src/platform/unit-of-work.ts';
import type { FeatureFixture, Stage } from '../fixture.ts';
import { accepted, asRead, idOf, KEPT, listed, PAPER, STATUS_IS_THEIRS } from '../making.ts';
import { aReport, createWorld } from '../testing.ts';
import { aPayment } from './invoices.ts';
import { decide } from './payments.ts';
import { aReportOf } from './reports.ts';

export const TERMS = {
  title: 'Contrat d’accompagnement',
  scope: 'Un dossier complet.\n\nUn courrier à votre banque.',
  feeTerms: 'Le prix est forfaitaire.',
  refundConditions: 'Quatorze jours pour changer d’avis.',
  deliveryPeriod: '30 jours après le début du service',
  lawyer: '',
};
export const BITCOIN = { name: 'Bitcoin', symbol: 'BTC', amount: '0.00085' };

export type ContractScene = Awaited<ReturnType<typeof contractScene>>;

/** A world of its own on 3 November 2026; whoever makes it ends it. */
export async function contractScene() {
  const world = await createWorld();
  // A Tuesday: fourteen days later is a working day.
  world.services.now = () => new Date('2026-11-03T10:12:00.000Z');
  const victim = await world.client({ email: 'eloise@exemple.fr' });
  const staff = await world.staff(['managePayments']);

  const accept = (changes: Partial<Acceptance> = {}) =>
    work(world.services, { id: victim.uid, email: victim.email, name: 'Éloïse' }, (unit) =>
      acceptContract(world.services, unit, {
        user: { id: victim.uid },
        contractId: null,
        terms: TERMS,
        price: {
          amountCents: 5000,
          vat: null,
          crypto: { ...BITCOIN, eurRate: '58823.53', eurRateAt: '2026-11-02T08:00:00.000Z' },
        },
        earlyStart: false,
        ...changes,
      }),
    );

  async function draft(changes: Record<string, unknown> = {}) {
    const report = await victim.post('/api/reports', aReport());
    return staff.post('/api/admin/contracts', {
      reportId: report.body.id,
      ...TERMS,
      amount: 300,
      ...changes,
    });
  }

  /** Drafted and offered; the record of it. */
  async function offer() {
    const { body } = await draft();
    return (await staff.put(`/api/admin/contracts/${body.id}`, { ...body, status: 'offered' }))
      .body;
  }
  return { world, victim, staff, accept, draft, offer };
}

const anOrder = async ({ owner }: Stage) => ({
  reportId: await aReportOf(owner),
  ...TERMS,
  amount: 300,
});
const aDraft = async (stage: Stage) =>
  idOf(await stage.boss.post('/api/admin/contracts', await anOrder(stage)));

/** Accepted just now, so that it can be renounced; with its payment. */
async function justAccepted({ world, owner }: Stage) {
  const { id, contractId } = await aPayment(world.db, owner.uid);
  const acceptedAt = world.services.now().toISOString();
  await world.db
    .updateTable('contracts')
    .set({ acceptedAt })
    .where('id', '=', contractId)
    .execute();
  return { paymentId: id, contractId };
}
const toRenounce = async (stage: Stage) => (await justAccepted(stage)).contractId;

/** Paid and renounced: the money is to be given back. */
async function toRefund(stage: Stage): Promise<string> {
  const { paymentId, contractId } = await justAccepted(stage);
  accepted(await decide(stage.boss, paymentId, 'confirmation', 1));
  accepted(await stage.owner.post(`/api/contracts/${contractId}/renunciation`));
  return contractId;
}

const STAFF = { access: 'managePayments', answers: '200' } as const;

export const contracts = {
  list: adminContractsQuery,
  routes: {
    'GET /api/contracts': KEPT,
    'GET /api/contracts/{id}/document': { ...PAPER, id: toRenounce },
    'POST /api/contracts/{id}/renunciation': {
      access: 'owner, whatever the status',
      id: toRenounce,
      body: {},
      answers: '200',
    },
    ...listed('managePayments', '/api/admin/contracts', aDraft),
    'POST /api/admin/contracts': { access: 'managePayments', body: anOrder, answers: '201' },
    'PUT /api/admin/contracts/{id}': {
      ...STAFF,
      id: aDraft,
      body: asRead('/api/admin/contracts/{id}', { status: 'offered' }),
      own: STATUS_IS_THEIRS,
    },
    'POST /api/admin/contracts/{id}/refund': {
      ...STAFF,
      id: toRefund,
      body: { reference: 'SEPA-2026-118' },
      answersOtherwise: 'the reference of a contract is its own',
    },
    'POST /api/admin/contracts/{id}/renunciation': {
      ...STAFF,
      id: toRenounce,
      body: () => ({
        sentOn: parisDay(new Date()),
        receivedOn: parisDay(new Date()),
        how: 'letter',
      }),
    },
  },
} satisfies FeatureFixture;
