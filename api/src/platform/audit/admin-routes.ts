import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { AUDIT_SORTS, auditEvent, auditFacets, auditFilter } from '../../../contract/audit.ts';
import { parisDay } from '../../../contract/dates.ts';
import { adminListQuery } from '../../../contract/pagination.ts';
import { staff } from '../http/access.ts';
import { contentRange, readAdminList } from '../http/admin-list.ts';
import { json, refusals } from '../http/answers.ts';
import { router } from '../http/router.ts';
import { auditCsv } from './csv.ts';
import { auditEvents, auditFacets as facetsOf } from './queries.ts';

const tags = ['audit'];
const REFUSED = ['session_required', 'permission_denied'] as const;
const LIST = { filter: auditFilter, sorts: AUDIT_SORTS, fallback: 'at' } as const;

const getEvents = createRoute({
  method: 'get',
  path: '/api/admin/audit-events',
  tags,
  summary: 'The journal, newest first; `Content-Range` carries the total',
  ...staff('manageUsers'),
  request: { query: adminListQuery },
  responses: {
    200: json(z.array(auditEvent), 'Events'),
    ...refusals(...REFUSED, 'invalid_query'),
  },
});

const getFacets = createRoute({
  method: 'get',
  path: '/api/admin/audit-events/facets',
  tags,
  summary: 'The actions and kinds of object that the journal has',
  ...staff('manageUsers'),
  responses: { 200: json(auditFacets, 'What there is to filter by'), ...refusals(...REFUSED) },
});

const getCsv = createRoute({
  method: 'get',
  path: '/api/admin/audit-events.csv',
  tags,
  summary: 'The journal by the same `filter`, newest first, at most 50,000 rows',
  ...staff('manageUsers'),
  request: { query: adminListQuery.pick({ filter: true }) },
  responses: {
    200: {
      description: 'A spreadsheet: UTF-8, semicolons',
      content: { 'text/csv': { schema: z.string() } },
    },
    ...refusals(...REFUSED, 'invalid_query'),
  },
});

export const auditAdminRoutes = router()
  .openapi(getEvents, async (c) => {
    const query = readAdminList(c.req.valid('query'), LIST);
    const { items, total } = await auditEvents(c.var.services, query);
    c.header('content-range', contentRange('audit-events', query.offset, items.length, total));
    return c.json(items, 200);
  })
  .openapi(getFacets, async (c) => c.json(await facetsOf(c.var.services), 200))
  .openapi(getCsv, (c) => {
    const { services } = c.var;
    const { filter } = readAdminList(c.req.valid('query'), LIST);
    c.header('content-type', 'text/csv; charset=utf-8');
    const name = `journal-${parisDay(services.now())}.csv`;
    c.header('content-disposition', `attachment; filename="${name}"`);
    return c.body(auditCsv(services, filter), 200);
  });
