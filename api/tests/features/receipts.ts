import type { FeatureFixture } from '../fixture.ts';
import { accepted, OWN } from '../making.ts';
import type { Person } from '../testing.ts';
import { aReportOf } from './reports.ts';

/** The receipt of a new report. */
const aReceiptOf = async (person: Person) => {
  const { body } = accepted(await person.get(`/api/reports/${await aReportOf(person)}/receipts`));
  return String((body.items as { id: string }[])[0]?.id);
};

export const receipts = {
  routes: {
    'GET /api/reports/{id}/receipts': { ...OWN, id: ({ owner }) => aReportOf(owner) },
    'GET /api/admin/reports/{id}/receipts': {
      access: 'manageReports',
      id: ({ owner }) => aReportOf(owner),
      answers: '200',
    },
    'GET /api/receipts/{id}': {
      access: 'owner, manageReports',
      id: ({ owner }) => aReceiptOf(owner),
      answers: '200',
    },
  },
} satisfies FeatureFixture;
