import type { FeatureFixture } from '../fixture.ts';
import { accepted, OWN } from '../making.ts';
import type { Person } from '../testing.ts';
import { aReportOf } from './reports.ts';

/** A line of a person's own. */
export const aLine = (changes: Record<string, unknown> = {}) => ({
  ...{ day: '2026-10-01', approximate: false, text: 'Il m’a rappelée deux fois le soir' },
  ...changes,
});

const aLineOf = async (person: Person) => {
  const path = `/api/reports/${await aReportOf(person)}/timeline`;
  const entries = accepted(await person.post(path, aLine())).body.entries as {
    id: string;
    kind: string;
  }[];
  return String(entries.find(({ kind }) => kind === 'line')?.id);
};

export const timeline = {
  routes: {
    'GET /api/reports/{id}/timeline': { ...OWN, id: ({ owner }) => aReportOf(owner) },
    'POST /api/reports/{id}/timeline': {
      access: 'owner',
      id: ({ owner }) => aReportOf(owner),
      body: aLine(),
      answers: '201',
    },
    'PUT /api/timeline/{id}': {
      access: 'owner',
      id: ({ owner }) => aLineOf(owner),
      body: aLine({ approximate: true, version: 1 }),
      answers: '200',
    },
    'DELETE /api/timeline/{id}': {
      access: 'owner',
      id: ({ owner }) => aLineOf(owner),
      answers: '200',
    },
    'GET /api/admin/reports/{id}/timeline': {
      access: 'manageReports',
      id: ({ owner }) => aReportOf(owner),
      answers: '200',
    },
  },
} satisfies FeatureFixture;
