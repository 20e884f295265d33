import {
  newPieces,
  newReport,
  report,
  reportPage,
  reportsQuery,
} from '../../../contract/reports.ts';
import { signedIn } from '../../platform/http/access.ts';
import { created, ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { addDocuments } from './add-documents.ts';
import { presentReport, presentRow } from './present.ts';
import { ownReports, reportDetail } from './queries.ts';
import { submitReport } from './submit.ts';

export const reportRoutes = routes(
  'reports',
  route('GET /api/reports', {
    summary: 'Own reports, newest first',
    access: signedIn,
    query: reportsQuery,
    answer: ok(reportPage, 'A page of reports'),
    async handle({ services, account, query }) {
      const { rows, nextCursor } = await ownReports(services.db, account.id, query);
      return { items: rows.map(presentRow), nextCursor };
    },
  }),
  route('GET /api/reports/{id}', {
    summary: 'One own report with documents and history',
    access: signedIn,
    answer: ok(report, 'The report'),
    errors: ['not_found'],
    handle: async ({ services, account, id }) =>
      presentReport(services.key, await reportDetail(services.db, id, { ownerId: account.id })),
  }),
  route('POST /api/reports/{id}/documents', {
    summary: 'Add uploaded pieces to an own report, until it is closed; each piece once',
    access: signedIn,
    body: newPieces,
    limits: ({ account }) => [['submitAccount', account.id]],
    answer: ok(report, 'The report with its pieces'),
    errors: ['not_found', 'report_closed', 'too_many_pieces', 'document_unknown'],
    handle: ({ services, actor, id, body }) => addDocuments(services, actor, id, body.documents),
  }),
  route('POST /api/reports', {
    summary: 'File a report; once for an Idempotency-Key',
    access: signedIn,
    body: newReport,
    once: true,
    limits: ({ account }) => [['submitAccount', account.id]],
    answer: created(report, 'The report'),
    errors: ['document_unknown'],
    handle: ({ services, actor, body, key }) => submitReport(services, actor, body, key),
  }),
);
