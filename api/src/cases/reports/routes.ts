import { createRoute } from '@hono/zod-openapi';
import { newReport, report, reportPage, reportsQuery } from '../../../contract/reports.ts';
import { actorOf, signedIn } from '../../platform/http/access.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { idempotencyHeader, idParam, router } from '../../platform/http/router.ts';
import { presentReport, presentRow } from './present.ts';
import { ownReports, reportDetail } from './queries.ts';
import { submitReport } from './submit.ts';

const tags = ['reports'];

const getReports = createRoute({
  method: 'get',
  path: '/api/reports',
  tags,
  summary: 'Own reports, newest first',
  ...signedIn,
  request: { query: reportsQuery },
  responses: {
    200: json(reportPage, 'A page of reports'),
    ...refusals('session_required', 'invalid_query'),
  },
});

const getReport = createRoute({
  method: 'get',
  path: '/api/reports/{id}',
  tags,
  summary: 'One own report with documents and history',
  ...signedIn,
  request: { params: idParam },
  responses: { 200: json(report, 'The report'), ...refusals('session_required', 'not_found') },
});

const postReport = createRoute({
  method: 'post',
  path: '/api/reports',
  tags,
  summary: 'File a report; once for an Idempotency-Key',
  ...signedIn,
  request: { headers: idempotencyHeader, body: body(newReport) },
  responses: {
    201: json(report, 'The report'),
    ...refusals('session_required', 'validation', 'document_unknown', 'rate_limited'),
    ...refusals('idempotency_conflict', 'idempotency_key_malformed'),
  },
});

export const reportRoutes = router()
  .openapi(getReports, async (c) => {
    const userId = c.var.session.account.id;
    const { status, cursor, limit } = c.req.valid('query');
    const found = await ownReports(c.var.services, { userId, status, cursor, limit });
    return c.json({ items: found.rows.map(presentRow), nextCursor: found.nextCursor }, 200);
  })
  .openapi(getReport, async (c) => {
    const ownerId = c.var.session.account.id;
    const found = await reportDetail(c.var.services.db, c.req.valid('param').id, { ownerId });
    return c.json(presentReport(found), 200);
  })
  .openapi(postReport, async (c) => {
    const { services, session } = c.var;
    await services.limits.take('submitAccount', session.account.id);
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await submitReport(services, actorOf(c), c.req.valid('json'), key), 201);
  });
