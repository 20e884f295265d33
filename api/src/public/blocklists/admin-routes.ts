import { adminBlocklistsQuery, importedList } from '../../../contract/blocklists.ts';
import { staff } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { listRoute } from '../../platform/http/list-route.ts';
import { route, routes } from '../../platform/http/route.ts';
import { adminBlocklists } from './queries.ts';
import { removeBlocklist } from './remove.ts';

const access = staff('systemSettings');

export const blocklistAdminRoutes = routes(
  'lists',
  listRoute('GET /api/admin/lists', {
    summary: 'Imported lists',
    access,
    query: adminBlocklistsQuery,
    item: importedList,
    rows: adminBlocklists,
    present: (list) => list,
  }),
  route('DELETE /api/admin/lists/{id}', {
    summary: 'Remove a list with its entries',
    access,
    answer: ok(importedList, 'What it was'),
    errors: ['not_found'],
    handle: ({ services, actor, id }) => removeBlocklist(services, actor, id),
  }),
);
