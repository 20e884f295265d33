import { adminReportsQuery } from '../../contract/reports.ts';
import type { FeatureFixture } from '../fixture.ts';
import {
  anUpload,
  asRead,
  changedAtOnce,
  idOf,
  listed,
  OWN,
  READ,
  STATUS_IS_THEIRS,
  withDocument,
} from '../making.ts';
import { aReport, type Person } from '../testing.ts';
import { A_SITUATION } from './situations.ts';

export const aReportOf = async (person: Person, changes: Record<string, unknown> = {}) =>
  idOf(await person.post('/api/reports', aReport(changes)));

export const reports = {
  list: adminReportsQuery,
  routes: {
    'GET /api/reports': READ,
    'GET /api/reports/{id}': { ...OWN, id: ({ owner }) => aReportOf(owner) },
    'POST /api/reports': [
      {
        access: 'signed in',
        body: async (_stage, person) =>
          aReport({
            additionalInfo: 'Deux appels.',
            documents: { document1: await anUpload(person) },
            situation: A_SITUATION,
          }),
        answers: '201',
      },
      withDocument('201', (id) => aReport({ documents: { document1: id } })),
    ],
    'POST /api/reports/{id}/documents': [
      {
        access: 'owner',
        id: ({ owner }) => aReportOf(owner),
        body: async (_stage, person) => ({ documents: [await anUpload(person)] }),
        answers: '200',
      },
    ],
    'GET /api/admin/reports/{id}/documents': {
      access: 'manageReports',
      id: ({ owner }) => aReportOf(owner),
      answers: '200',
    },
    ...listed('manageReports', '/api/admin/reports', ({ owner }) => aReportOf(owner)),
    'PUT /api/admin/reports/{id}': {
      access: 'manageReports',
      id: ({ owner }) => aReportOf(owner),
      body: asRead('/api/admin/reports/{id}', {
        status: 'in_progress',
        adminNote: 'Nous avons écrit à la banque.',
      }),
      answers: '200',
      own: STATUS_IS_THEIRS,
    },
    ...changedAtOnce(
      'manageReports',
      '/api/admin/reports/status-changes',
      ({ owner }) => aReportOf(owner),
      { status: 'in_progress' },
    ),
  },
} satisfies FeatureFixture;
