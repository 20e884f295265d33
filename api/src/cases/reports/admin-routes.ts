import { bulkChange } from '../../../contract/bulk-changes.ts';
import {
  adminReport,
  adminReportRow,
  reportPieces,
  reportStatusChange,
  reportUpdate,
} from '../../../contract/reports.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import { reversalRoute } from '../../platform/bulk/routes.ts';
import { staff } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { listRoutes } from '../../platform/http/list-routes.ts';
import { route, routes } from '../../platform/http/route.ts';
import { adminReportList } from './admin-list.ts';
import { changeStatuses, reportStatusChanges } from './change-statuses.ts';
import { reportColumns } from './csv.ts';
import { presentAdminReport, presentAdminRow } from './present.ts';
import { reportDetail } from './queries.ts';
import { updateReport } from './update.ts';

const access = staff('manageReports');

export const reportAdminRoutes = routes(
  'reports',
  listRoutes('GET /api/admin/reports', {
    summary: 'Every report',
    access,
    list: adminReportList,
    item: adminReportRow,
    present: presentAdminRow,
    csv: { file: 'signalements', of: 'reports', columns: reportColumns },
  }),
  route('GET /api/admin/reports/{id}', {
    summary: 'One report with documents and history; the read is written down',
    access,
    answer: ok(adminReport, 'The report'),
    errors: ['not_found'],
    async handle({ services, actor, id }) {
      const report = await reportDetail(services.db, id, 'staff');
      await noteRead(services, actor, ['reports', id], report.userId);
      return presentAdminReport(services.key, report);
    },
  }),
  route('GET /api/admin/reports/{id}/documents', {
    summary: 'The pieces of a report; the read is written down',
    access,
    answer: ok(reportPieces, 'The pieces'),
    errors: ['not_found'],
    async handle({ services, actor, id }) {
      const report = await reportDetail(services.db, id, 'staff');
      await noteRead(services, actor, ['reports', id], report.userId);
      return { pieces: presentAdminReport(services.key, report).documentDetails };
    },
  }),
  route('PUT /api/admin/reports/{id}', {
    summary: 'Set status and note; other fields of the record are ignored',
    access,
    body: reportUpdate,
    answer: ok(adminReport, 'The report as it is now'),
    errors: ['not_found', 'stale_version'],
    async handle({ services, actor, id, body }) {
      const report = await updateReport(services, actor, id, body);
      // It answers the whole of it, also to who changed nothing.
      await noteRead(services, actor, ['reports', id], report.userId);
      return report;
    },
  }),
  route('POST /api/admin/reports/status-changes', {
    summary:
      'Give several reports one status, all of them or none; their owners hear of it after a minute',
    access,
    body: reportStatusChange,
    answer: ok(bulkChange, 'How many, and until when that can be undone'),
    errors: ['stale_version'],
    handle: ({ services, actor, body }) => changeStatuses(services, actor, body),
  }),
  reversalRoute('/api/admin/reports/status-changes', access, reportStatusChanges),
);
