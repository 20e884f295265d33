import { createRoute, z } from '@hono/zod-openapi';
import {
  adminDispute,
  adminDisputeRow,
  DISPUTE_SORTS,
  disputeAnswer,
  disputeFilter,
} from '../../../contract/disputes.ts';
import { adminListQuery } from '../../../contract/pagination.ts';
import { actorOf, staff } from '../../platform/http/access.ts';
import { contentRange, readAdminList } from '../../platform/http/admin-list.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { idParam, router } from '../../platform/http/router.ts';
import { answerDispute } from './answer.ts';
import { presentDispute, presentDisputeRow } from './present.ts';
import { adminDisputes, disputeDetail } from './queries.ts';

const tags = ['disputes'];
const REFUSED = ['session_required', 'permission_denied'] as const;

const getDisputes = createRoute({
  method: 'get',
  path: '/api/admin/disputes',
  tags,
  summary: 'Every confirmed dispute; `Content-Range` carries the total',
  ...staff('systemSettings'),
  request: { query: adminListQuery },
  responses: {
    200: json(z.array(adminDisputeRow), 'Rows'),
    ...refusals(...REFUSED, 'invalid_query'),
  },
});

const getDispute = createRoute({
  method: 'get',
  path: '/api/admin/disputes/{id}',
  tags,
  summary: 'One dispute with what it says',
  ...staff('systemSettings'),
  request: { params: idParam },
  responses: { 200: json(adminDispute, 'The dispute'), ...refusals(...REFUSED, 'not_found') },
});

const putDispute = createRoute({
  method: 'put',
  path: '/api/admin/disputes/{id}',
  tags,
  summary: 'Answer it, once; other fields of the record are ignored',
  ...staff('systemSettings'),
  request: { params: idParam, body: body(disputeAnswer) },
  responses: {
    200: json(adminDispute, 'The dispute as it is now'),
    ...refusals(...REFUSED, 'not_found', 'validation', 'stale_version', 'dispute_answered'),
  },
});

export const disputeAdminRoutes = router()
  .openapi(getDisputes, async (c) => {
    const query = readAdminList(c.req.valid('query'), {
      filter: disputeFilter,
      sorts: DISPUTE_SORTS,
      fallback: 'dueAt',
    });
    const { rows, total } = await adminDisputes(c.var.services, query);
    c.header('content-range', contentRange('disputes', query.offset, rows.length, total));
    return c.json(rows.map(presentDisputeRow), 200);
  })
  .openapi(getDispute, async (c) =>
    c.json(presentDispute(await disputeDetail(c.var.services.db, c.req.valid('param').id)), 200),
  )
  .openapi(putDispute, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await answerDispute(c.var.services, actorOf(c), id, c.req.valid('json')), 200);
  });
