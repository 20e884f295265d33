/** What people ask to take out. */
import { parisDay } from '../../contract/dates.ts';
import { adminWithdrawalsQuery } from '../../contract/withdrawals.ts';
import type { FeatureFixture, Stage } from '../fixture.ts';
import { asRead, idOf, KEPT, listed, STATUS_IS_THEIRS } from '../making.ts';
import type { Answer, Person } from '../testing.ts';

/** Of the IBAN registry. */
export const IBAN = 'FR76 3000 6000 0112 3456 7890 189';

export const byBank = {
  method: 'bank',
  bankName: 'Banque du Rhône',
  accountNumber: IBAN,
  accountHolder: 'Éloïse Marchand',
};

export const ask = (person: Person, amount: number, changes: object = byBank): Promise<Answer> =>
  person.post('/api/withdrawals', { amount, ...changes });

/** Sets a status with the record as it was read. */
export async function setStatus(
  staff: Person,
  id: unknown,
  status: string,
  changes: object = {},
): Promise<Answer> {
  const { body } = await staff.get(`/api/admin/withdrawals/${id}`);
  return staff.put(`/api/admin/withdrawals/${id}`, { ...body, status, ...changes });
}

/** One euro that waits to be paid. */
const waiting = async ({ owner }: Stage) => idOf(await ask(owner, 1));

export const withdrawals = {
  list: adminWithdrawalsQuery,
  routes: {
    'GET /api/withdrawals': KEPT,
    'POST /api/withdrawals': {
      access: 'signed in, whatever the status',
      body: { amount: 1, ...byBank },
      answers: '201',
    },
    'POST /api/withdrawals/{id}/cancellation': {
      access: 'owner, whatever the status',
      id: waiting,
      body: {},
      answers: '200',
    },
    ...listed('managePayments', '/api/admin/withdrawals', waiting),
    'PUT /api/admin/withdrawals/{id}': {
      access: 'managePayments',
      id: waiting,
      body: async (stage, person, id) =>
        asRead('/api/admin/withdrawals/{id}', {
          status: 'approved',
          adminNote: 'Virement fait',
          payoutReference: 'SEPA-2026-118',
          payoutOn: parisDay(stage.world.services.now()),
        })(stage, person, id),
      answers: '200',
      own: STATUS_IS_THEIRS,
    },
  },
} satisfies FeatureFixture;
