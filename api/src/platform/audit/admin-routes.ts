import { auditEvent, auditFacets } from '../../../contract/audit.ts';
import { parisDay } from '../../../contract/dates.ts';
import { adminListQuery } from '../../../contract/pagination.ts';
import { staff } from '../http/access.ts';
import { readAdminList } from '../http/admin-list.ts';
import { ok, raw } from '../http/answers.ts';
import { listRoute } from '../http/list-route.ts';
import { route, routes } from '../http/route.ts';
import { auditCsv } from './csv.ts';
import { AUDIT_LIST, auditEvents, auditFacets as facetsOf, presentEvent } from './queries.ts';

const access = staff('manageUsers');

export const auditAdminRoutes = routes(
  'audit',
  listRoute('GET /api/admin/audit-events', {
    summary: 'The journal, newest first',
    access,
    query: AUDIT_LIST,
    item: auditEvent,
    rows: auditEvents,
    present: presentEvent,
  }),
  route('GET /api/admin/audit-events/facets', {
    summary: 'The actions and kinds of object that the journal has',
    access,
    answer: ok(auditFacets, 'What there is to filter by'),
    handle: ({ services }) => facetsOf(services.db),
  }),
  route('GET /api/admin/audit-events.csv', {
    summary: 'The journal by the same `filter`, newest first, at most 50,000 rows',
    access,
    query: adminListQuery.pick({ filter: true }),
    answer: raw('text/csv', 'A spreadsheet: UTF-8, semicolons'),
    handle({ c, services, query }) {
      const { filter } = readAdminList(query, AUDIT_LIST);
      c.header('content-type', 'text/csv; charset=utf-8');
      const name = `journal-${parisDay(services.now())}.csv`;
      c.header('content-disposition', `attachment; filename="${name}"`);
      return c.body(auditCsv(services.db, filter), 200);
    },
  }),
);
