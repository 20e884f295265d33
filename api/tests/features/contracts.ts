/** A person, a member of the team and what a contract between them needs. */

import { type Acceptance, acceptContract } from '../../src/money/contracts/accept.ts';
import { work } from '../../src/platform/unit-of-work.ts';
import { aReport, createWorld } from '../testing.ts';

export const TERMS = {
  title: 'Contrat d’accompagnement',
  scope: 'Un dossier complet.\n\nUn courrier à votre banque.',
  feeTerms: 'Le prix est forfaitaire.',
  refundConditions: 'Quatorze jours pour changer d’avis.',
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
