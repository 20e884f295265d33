import { approvalList, approvalRejection } from '../../../contract/approvals.ts';
import { selfConfirmation } from '../../../contract/staff.ts';
import { staff } from '../../platform/http/access.ts';
import { done, ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { PROOF_ERRORS } from '../auth/confirmation.ts';
import { confirmApproval, rejectApproval } from './decide.ts';
import { approvalsFor } from './queries.ts';

const access = staff();

export const approvalAdminRoutes = routes(
  'approvals',
  route('GET /api/admin/approvals', {
    summary: 'Changes that wait and that the reader may confirm or reject, the oldest first',
    access,
    answer: ok(approvalList, 'All of them'),
    handle: ({ services, actor, may }) => approvalsFor(services, { ...actor, may }),
  }),
  route('POST /api/admin/approvals/{id}/confirmation', {
    summary: 'Confirm what a colleague proposed: it takes effect at once',
    access,
    body: selfConfirmation,
    answer: done('In force'),
    errors: [
      ...PROOF_ERRORS,
      'totp_missing',
      'totp_too_new',
      'approval_decided',
      'approval_orphaned',
      'second_person_required',
      'own_affair',
      'stale_version',
    ],
    handle: ({ services, actor, id, body }) => confirmApproval(services, actor, id, body),
  }),
  route('POST /api/admin/approvals/{id}/rejection', {
    summary: 'Reject it, or take one’s own back, with the reason',
    access,
    body: approvalRejection,
    answer: done('Nothing changes'),
    errors: ['approval_decided'],
    handle: ({ services, actor, id, body }) => rejectApproval(services, actor, id, body),
  }),
);
