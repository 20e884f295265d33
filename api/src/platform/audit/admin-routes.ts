import { auditEvent, auditFacets } from '../../../contract/audit.ts';
import { staff } from '../http/access.ts';
import { ok } from '../http/answers.ts';
import { listRoutes } from '../http/list-routes.ts';
import { route, routes } from '../http/route.ts';
import { eventColumns } from './csv.ts';
import { auditList, auditFacets as facetsOf, presentEvent } from './queries.ts';

const access = staff('manageUsers');

export const auditAdminRoutes = routes(
  'audit',
  listRoutes('GET /api/admin/audit-events', {
    summary: 'The journal, newest first',
    access,
    list: auditList,
    item: auditEvent,
    present: presentEvent,
    csv: { file: 'journal', of: 'audit-events', columns: eventColumns },
  }),
  route('GET /api/admin/audit-events/facets', {
    summary: 'The actions and kinds of object that the journal has',
    access,
    answer: ok(auditFacets, 'What there is to filter by'),
    handle: ({ services }) => facetsOf(services.db),
  }),
);
