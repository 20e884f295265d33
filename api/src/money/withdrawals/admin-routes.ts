import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { adminListQuery } from '../../../contract/pagination.ts';
import {
  ADMIN_WITHDRAWAL_SORTS,
  adminWithdrawal,
  adminWithdrawalFilter,
  withdrawalUpdate,
} from '../../../contract/withdrawals.ts';
import { actorOf, staff } from '../../platform/http/access.ts';
import { contentRange, readAdminList } from '../../platform/http/admin-list.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { idParam, router } from '../../platform/http/router.ts';
import { adminWithdrawals } from './admin-list.ts';
import { presentAdminWithdrawal } from './present.ts';
import { withdrawalOf } from './queries.ts';
import { updateWithdrawal } from './update.ts';

const tags = ['withdrawals'];
const REFUSED = ['session_required', 'permission_denied'] as const;

const getWithdrawals = createRoute({
  method: 'get',
  path: '/api/admin/withdrawals',
  tags,
  summary: 'Every withdrawal; `Content-Range` carries the total',
  ...staff('managePayments'),
  request: { query: adminListQuery },
  responses: {
    200: json(z.array(adminWithdrawal), 'Rows'),
    ...refusals(...REFUSED, 'invalid_query'),
  },
});

const getWithdrawal = createRoute({
  method: 'get',
  path: '/api/admin/withdrawals/{id}',
  tags,
  summary: 'One withdrawal',
  ...staff('managePayments'),
  request: { params: idParam },
  responses: {
    200: json(adminWithdrawal, 'The withdrawal'),
    ...refusals(...REFUSED, 'withdrawal_not_found'),
  },
});

const putWithdrawal = createRoute({
  method: 'put',
  path: '/api/admin/withdrawals/{id}',
  tags,
  summary: 'Set status, note and proof of payout; approving takes the amount off the balance',
  ...staff('managePayments'),
  request: { params: idParam, body: body(withdrawalUpdate) },
  responses: {
    200: json(adminWithdrawal, 'The withdrawal as it is now'),
    ...refusals(...REFUSED, 'withdrawal_not_found', 'validation', 'stale_version'),
    ...refusals('insufficient_balance', 'own_affair', 'withdrawal_cancelled'),
  },
});

export const withdrawalAdminRoutes = router()
  .openapi(getWithdrawals, async (c) => {
    const query = readAdminList(c.req.valid('query'), {
      filter: adminWithdrawalFilter,
      sorts: ADMIN_WITHDRAWAL_SORTS,
      fallback: 'createdAt',
    });
    const { rows, total } = await adminWithdrawals(c.var.services, query);
    c.header('content-range', contentRange('withdrawals', query.offset, rows.length, total));
    return c.json(rows.map(presentAdminWithdrawal), 200);
  })
  .openapi(getWithdrawal, async (c) => {
    const found = await withdrawalOf(c.var.services.db, c.req.valid('param').id, 'staff');
    return c.json(presentAdminWithdrawal(found), 200);
  })
  .openapi(putWithdrawal, async (c) => {
    const { id } = c.req.valid('param');
    const update = c.req.valid('json');
    return c.json(await updateWithdrawal(c.var.services, actorOf(c), id, update), 200);
  });
