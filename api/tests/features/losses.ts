import type { FeatureFixture } from '../fixture.ts';
import { accepted } from '../making.ts';
import type { Person } from '../testing.ts';
import { aReportOf } from './reports.ts';

/** A payment with a text in every field that has one. */
export const aLoss = (changes: Record<string, unknown> = {}) => ({
  ...{ amount: '4 800,50 €', currency: 'EUR', paidOn: '2026-10-02', means: 'transfer' },
  ...{ authorised: 'yes', ownBank: 'Banque des Abers', beneficiary: 'Vasseroy Capital' },
  ...{ account: 'FR76 3000 6000 0112 3456 7890 189', country: 'Lituanie' },
  ...{ statementLabel: 'VIR VASSEROY', transactionHash: '' },
  ...changes,
});

const aLossOf = async (person: Person) => {
  const { body } = accepted(
    await person.post(`/api/reports/${await aReportOf(person)}/losses`, aLoss()),
  );
  return String((body.losses as { id: string }[])[0]?.id);
};

const change = { body: aLoss({ amount: '12', version: 1 }), answers: '200' } as const;
const add = { body: aLoss(), answers: '201' } as const;

export const losses = {
  routes: {
    'POST /api/reports/{id}/losses': {
      ...add,
      access: 'owner',
      id: ({ owner }) => aReportOf(owner),
    },
    'PUT /api/losses/{id}': { ...change, access: 'owner', id: ({ owner }) => aLossOf(owner) },
    'DELETE /api/losses/{id}': {
      access: 'owner',
      id: ({ owner }) => aLossOf(owner),
      answers: '200',
    },
    'GET /api/admin/reports/{id}/losses': {
      access: 'manageReports',
      id: ({ owner }) => aReportOf(owner, { losses: [aLoss()] }),
      answers: '200',
    },
    'POST /api/admin/reports/{id}/losses': {
      ...add,
      access: 'manageReports',
      id: ({ owner }) => aReportOf(owner),
    },
    'PUT /api/admin/losses/{id}': {
      ...change,
      access: 'manageReports',
      id: ({ owner }) => aLossOf(owner),
    },
    'DELETE /api/admin/losses/{id}': {
      access: 'manageReports',
      id: ({ owner }) => aLossOf(owner),
      answers: '200',
    },
  },
} satisfies FeatureFixture;
