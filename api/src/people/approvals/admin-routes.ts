import { z } from 'zod';
import { approval, approvalConfirmation } from '../../../contract/approvals.ts';
import { adminListQuery } from '../../../contract/pagination.ts';
import { staff } from '../../platform/http/access.ts';
import { contentRange } from '../../platform/http/admin-list.ts';
import { done, ok } from '../../platform/http/answers.ts';
import { emptyBody, route, routes } from '../../platform/http/route.ts';
import { confirmApproval, rejectApproval } from './decide.ts';
import { waiting } from './queries.ts';

const access = staff();

export const approvalAdminRoutes = routes(
  'approvals',
  route('GET /api/admin/approvals', {
    summary: 'Changes that wait for somebody with the reader’s permissions, the oldest first',
    access,
    query: adminListQuery,
    answer: ok(z.array(approval), 'All of them; `Content-Range` carries the total'),
    async handle({ c, services, account, may }) {
      const rows = await waiting(services.db, { id: account.id, may });
      c.header('content-range', contentRange('approvals', 0, rows.length, rows.length));
      return rows;
    },
  }),
  route('POST /api/admin/approvals/{id}/confirmation', {
    summary: 'Confirm what a colleague proposed: it takes effect at once',
    access,
    body: approvalConfirmation,
    answer: done('In force'),
    errors: [
      'password_wrong',
      'rate_limited',
      'totp_required',
      'totp_wrong',
      'recovery_code_wrong',
      'totp_missing',
      'approval_decided',
      'second_person_required',
      'stale_version',
    ],
    handle: ({ services, actor, may, id, body }) =>
      confirmApproval(services, { ...actor, may }, id, body),
  }),
  route('POST /api/admin/approvals/{id}/rejection', {
    summary: 'Reject it, or take one’s own back',
    access,
    body: emptyBody,
    answer: done('Nothing changes'),
    errors: ['approval_decided'],
    handle: ({ services, actor, may, id }) => rejectApproval(services, { ...actor, may }, id),
  }),
);
