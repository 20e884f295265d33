import {
  adminDispute,
  adminDisputeRow,
  adminDisputesQuery,
  disputeAnswer,
} from '../../../contract/disputes.ts';
import { staff } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { listRoute } from '../../platform/http/list-route.ts';
import { route, routes } from '../../platform/http/route.ts';
import { answerDispute } from './answer.ts';
import { presentDispute, presentDisputeRow } from './present.ts';
import { adminDisputes, disputeDetail } from './queries.ts';

const access = staff('systemSettings');

export const disputeAdminRoutes = routes(
  'disputes',
  listRoute('GET /api/admin/disputes', {
    summary: 'Every confirmed dispute',
    access,
    query: adminDisputesQuery,
    item: adminDisputeRow,
    rows: adminDisputes,
    present: presentDisputeRow,
  }),
  route('GET /api/admin/disputes/{id}', {
    summary: 'One dispute with what it says',
    access,
    answer: ok(adminDispute, 'The dispute'),
    errors: ['not_found'],
    handle: async ({ services, id }) => presentDispute(await disputeDetail(services.db, id)),
  }),
  route('PUT /api/admin/disputes/{id}', {
    summary: 'Answer it, once; other fields of the record are ignored',
    access,
    body: disputeAnswer,
    answer: ok(adminDispute, 'The dispute as it is now'),
    errors: ['not_found', 'stale_version', 'dispute_answered'],
    handle: ({ services, actor, id, body }) => answerDispute(services, actor, id, body),
  }),
);
