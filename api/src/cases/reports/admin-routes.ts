import {
  adminReport,
  adminReportRow,
  adminReportsQuery,
  reportUpdate,
} from '../../../contract/reports.ts';
import { staff } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { listRoute } from '../../platform/http/list-route.ts';
import { route, routes } from '../../platform/http/route.ts';
import { adminReports } from './admin-list.ts';
import { presentAdminReport, presentAdminRow } from './present.ts';
import { reportDetail } from './queries.ts';
import { updateReport } from './update.ts';

const access = staff('manageReports');

export const reportAdminRoutes = routes(
  'reports',
  listRoute('GET /api/admin/reports', {
    summary: 'Every report',
    access,
    query: adminReportsQuery,
    item: adminReportRow,
    rows: adminReports,
    present: presentAdminRow,
  }),
  route('GET /api/admin/reports/{id}', {
    summary: 'One report with documents and history',
    access,
    answer: ok(adminReport, 'The report'),
    errors: ['not_found'],
    handle: async ({ services, id }) =>
      presentAdminReport(await reportDetail(services.db, id, 'staff')),
  }),
  route('PUT /api/admin/reports/{id}', {
    summary: 'Set status and note; other fields of the record are ignored',
    access,
    body: reportUpdate,
    answer: ok(adminReport, 'The report as it is now'),
    errors: ['not_found', 'stale_version'],
    handle: ({ services, actor, id, body }) => updateReport(services, actor, id, body),
  }),
);
