import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { importedList, LIST_SORTS, listFilter } from '../../../contract/lists.ts';
import { adminListQuery } from '../../../contract/pagination.ts';
import { actorOf, staff } from '../../platform/http/access.ts';
import { contentRange, readAdminList } from '../../platform/http/admin-list.ts';
import { json, refusals } from '../../platform/http/answers.ts';
import { idParam, router } from '../../platform/http/router.ts';
import { adminLists } from './queries.ts';
import { removeList } from './remove.ts';

const tags = ['lists'];
const access = staff('systemSettings');
const refused = refusals('session_required', 'permission_denied');

const getLists = createRoute({
  method: 'get',
  path: '/api/admin/lists',
  tags,
  summary: 'Imported lists; `Content-Range` carries the total',
  ...access,
  request: { query: adminListQuery },
  responses: { 200: json(z.array(importedList), 'Rows'), ...refused, ...refusals('invalid_query') },
});

const deleteList = createRoute({
  method: 'delete',
  path: '/api/admin/lists/{id}',
  tags,
  summary: 'Remove a list with its entries',
  ...access,
  request: { params: idParam },
  responses: { 200: json(importedList, 'What it was'), ...refused, ...refusals('not_found') },
});

export const listAdminRoutes = router()
  .openapi(getLists, async (c) => {
    const query = readAdminList(c.req.valid('query'), {
      filter: listFilter,
      sorts: LIST_SORTS,
      fallback: 'importedAt',
    });
    const { rows, total } = await adminLists(c.var.services, query);
    c.header('content-range', contentRange('lists', query.offset, rows.length, total));
    return c.json(rows, 200);
  })
  .openapi(deleteList, async (c) =>
    c.json(await removeList(c.var.services, actorOf(c), c.req.valid('param').id), 200),
  );
