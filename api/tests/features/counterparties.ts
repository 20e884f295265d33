import type { FeatureFixture } from '../fixture.ts';
import { accepted } from '../making.ts';
import type { Person } from '../testing.ts';
import { aReportOf } from './reports.ts';

const PHONE = { kind: 'phone', value: '06 39 98 45 67' };

const aCounterpartyOf = async (person: Person) => {
  const path = `/api/reports/${await aReportOf(person)}/counterparties`;
  const { body } = accepted(await person.post(path, PHONE));
  return String((body.counterparties as { id: string }[])[0]?.id);
};

const change = {
  body: { kind: 'handle', value: '@marc_conseil', version: 1 },
  answers: '200',
} as const;
const add = { body: PHONE, answers: '201' } as const;

export const counterparties = {
  routes: {
    'POST /api/reports/proposals': {
      access: 'signed in',
      body: { description: 'J’ai viré 500 € à M. Durand.', contactInfo: '06 39 98 45 67' },
      answers: '200',
    },
    'POST /api/reports/{id}/counterparties': {
      ...add,
      access: 'owner',
      id: ({ owner }) => aReportOf(owner),
    },
    'PUT /api/counterparties/{id}': {
      ...change,
      access: 'owner',
      id: ({ owner }) => aCounterpartyOf(owner),
    },
    'DELETE /api/counterparties/{id}': {
      access: 'owner',
      id: ({ owner }) => aCounterpartyOf(owner),
      answers: '200',
    },
    'GET /api/admin/reports/{id}/counterparties': {
      access: 'manageReports',
      id: ({ owner }) => aReportOf(owner, { counterparties: [PHONE] }),
      answers: '200',
    },
    'POST /api/admin/reports/{id}/counterparties': {
      ...add,
      access: 'manageReports',
      id: ({ owner }) => aReportOf(owner),
    },
    'PUT /api/admin/counterparties/{id}': {
      ...change,
      access: 'manageReports',
      id: ({ owner }) => aCounterpartyOf(owner),
    },
    'DELETE /api/admin/counterparties/{id}': {
      access: 'manageReports',
      id: ({ owner }) => aCounterpartyOf(owner),
      answers: '200',
    },
  },
} satisfies FeatureFixture;
