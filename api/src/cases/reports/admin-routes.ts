import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { adminListQuery } from '../../../contract/pagination.ts';
import {
  ADMIN_REPORT_SORTS,
  adminReport,
  adminReportFilter,
  adminReportRow,
  reportUpdate,
} from '../../../contract/reports.ts';
import { actorOf, staff } from '../../platform/http/access.ts';
import { contentRange, readAdminList } from '../../platform/http/admin-list.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { idParam, router } from '../../platform/http/router.ts';
import { adminReports } from './admin-list.ts';
import { presentAdminReport, presentAdminRow } from './present.ts';
import { reportDetail } from './queries.ts';
import { updateReport } from './update.ts';

const tags = ['reports'];
const REFUSED = ['session_required', 'permission_denied'] as const;

const getReports = createRoute({
  method: 'get',
  path: '/api/admin/reports',
  tags,
  summary: 'Every report; `Content-Range` carries the total',
  ...staff('manageReports'),
  request: { query: adminListQuery },
  responses: {
    200: json(z.array(adminReportRow), 'Rows'),
    ...refusals(...REFUSED, 'invalid_query'),
  },
});

const getReport = createRoute({
  method: 'get',
  path: '/api/admin/reports/{id}',
  tags,
  summary: 'One report with documents and history',
  ...staff('manageReports'),
  request: { params: idParam },
  responses: { 200: json(adminReport, 'The report'), ...refusals(...REFUSED, 'not_found') },
});

const putReport = createRoute({
  method: 'put',
  path: '/api/admin/reports/{id}',
  tags,
  summary: 'Set status and note; other fields of the record are ignored',
  ...staff('manageReports'),
  request: { params: idParam, body: body(reportUpdate) },
  responses: {
    200: json(adminReport, 'The report as it is now'),
    ...refusals(...REFUSED, 'not_found', 'validation', 'stale_version'),
  },
});

export const reportAdminRoutes = router()
  .openapi(getReports, async (c) => {
    const query = readAdminList(c.req.valid('query'), {
      filter: adminReportFilter,
      sorts: ADMIN_REPORT_SORTS,
      fallback: 'createdAt',
    });
    const { rows, total } = await adminReports(c.var.services, query);
    c.header('content-range', contentRange('reports', query.offset, rows.length, total));
    return c.json(rows.map(presentAdminRow), 200);
  })
  .openapi(getReport, async (c) => {
    const found = await reportDetail(c.var.services.db, c.req.valid('param').id, 'staff');
    return c.json(presentAdminReport(found), 200);
  })
  .openapi(putReport, async (c) => {
    const { id } = c.req.valid('param');
    const saved = await updateReport(c.var.services, actorOf(c), id, c.req.valid('json'));
    return c.json(saved, 200);
  });
