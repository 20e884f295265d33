import type { FeatureFixture } from '../fixture.ts';
import { accepted, OWN } from '../making.ts';
import type { Person } from '../testing.ts';
import { aReportOf } from './reports.ts';
import { A_SITUATION } from './situations.ts';

const aCaseOf = (person: Person) => aReportOf(person, { situation: A_SITUATION });

/** The first step of a new case. */
const aStepOf = async (person: Person) => {
  const { body } = accepted(await person.get(`/api/reports/${await aCaseOf(person)}/plan`));
  return String((body.steps as { id: string }[])[0]?.id);
};

export const steps = {
  routes: {
    'GET /api/reports/{id}/plan': { ...OWN, id: ({ owner }) => aCaseOf(owner) },
    'PUT /api/reports/{id}/reminders': {
      access: 'owner',
      id: ({ owner }) => aCaseOf(owner),
      body: { reminders: false },
      answers: '200',
    },
    'PUT /api/steps/{id}': {
      access: 'owner',
      id: ({ owner }) => aStepOf(owner),
      body: { doneOn: '2026-10-03' },
      answers: '200',
    },
    'GET /api/admin/reports/{id}/plan': {
      access: 'manageReports',
      id: ({ owner }) => aCaseOf(owner),
      answers: '200',
    },
    'PUT /api/admin/steps/{id}': {
      access: 'manageReports',
      id: ({ owner }) => aStepOf(owner),
      body: { doneOn: '2026-10-03' },
      answers: '200',
    },
  },
} satisfies FeatureFixture;
