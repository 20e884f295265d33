import { adminDispute, adminDisputeRow, disputeAnswer } from '../../../contract/disputes.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import { staff } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { listRoutes } from '../../platform/http/list-routes.ts';
import { route, routes } from '../../platform/http/route.ts';
import { answerDispute } from './answer.ts';
import { disputeColumns } from './csv.ts';
import { presentDispute, presentDisputeRow } from './present.ts';
import { adminDisputeList, disputeDetail } from './queries.ts';

const access = staff('systemSettings');

export const disputeAdminRoutes = routes(
  'disputes',
  listRoutes('GET /api/admin/disputes', {
    summary: 'Every confirmed dispute',
    access,
    list: adminDisputeList,
    item: adminDisputeRow,
    present: presentDisputeRow,
    csv: { file: 'contestations', of: 'disputes', columns: disputeColumns },
  }),
  route('GET /api/admin/disputes/{id}', {
    summary: 'One dispute with what it says; the read is written down',
    access,
    answer: ok(adminDispute, 'The dispute'),
    errors: ['not_found'],
    async handle({ services, actor, id }) {
      const dispute = presentDispute(await disputeDetail(services.db, id));
      await noteRead(services, actor, ['disputes', id], null);
      return dispute;
    },
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
