import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  adminBalance,
  proposedAmount,
  proposedAmountDecision,
  recoveredAmount,
} from '../../contract/balance.ts';
import { adminListQuery } from '../../contract/pagination.ts';
import {
  ADMIN_WITHDRAWAL_SORTS,
  adminWithdrawal,
  adminWithdrawalFilter,
  withdrawalUpdate,
} from '../../contract/withdrawals.ts';
import { actorOf, staff } from '../http/access.ts';
import { contentRange, readAdminList } from '../http/admin-list.ts';
import { body, json, refusals } from '../http/answers.ts';
import { idempotencyHeader, idParam, router } from '../http/router.ts';
import { adminBalanceOf } from './admin-balance.ts';
import { adminWithdrawals } from './admin-list.ts';
import { decideProposal } from './decide-proposal.ts';
import { presentAdminWithdrawal } from './present.ts';
import { proposedAmounts } from './proposals.ts';
import { withdrawalOf } from './queries.ts';
import { setRecoveredAmount } from './recovered-amount.ts';
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

const getUserBalance = createRoute({
  method: 'get',
  path: '/api/admin/users/{id}/balance',
  tags,
  summary: 'One person’s money, with who wrote what',
  ...staff('managePayments'),
  request: { params: idParam },
  responses: { 200: json(adminBalance, 'The money'), ...refusals(...REFUSED, 'user_not_found') },
});

const postRecoveredAmount = createRoute({
  method: 'post',
  path: '/api/admin/users/{id}/recovered-amount',
  tags,
  summary: 'Set the available balance; waits for a second staff member where there is one',
  ...staff('managePayments'),
  request: { params: idParam, headers: idempotencyHeader, body: body(recoveredAmount) },
  responses: {
    200: json(adminBalance, 'The money as it is now'),
    ...refusals(...REFUSED, 'user_not_found', 'validation', 'stale_version'),
    ...refusals('recovered_amount_waiting', 'report_amount_negative', 'idempotency_conflict'),
  },
});

const getProposed = createRoute({
  method: 'get',
  path: '/api/admin/recovered-amounts',
  tags,
  summary: 'Amounts that wait for a second staff member, the oldest first',
  ...staff('managePayments'),
  request: { query: adminListQuery },
  responses: { 200: json(z.array(proposedAmount), 'Rows'), ...refusals(...REFUSED) },
});

const decision = <Noun extends 'confirmation' | 'rejection'>(noun: Noun, summary: string) =>
  createRoute({
    method: 'post',
    path: `/api/admin/users/{id}/recovered-amount/${noun}`,
    tags,
    summary,
    ...staff('managePayments'),
    request: { params: idParam, body: body(proposedAmountDecision) },
    responses: {
      200: json(adminBalance, 'The money as it is now'),
      ...refusals(...REFUSED, 'user_not_found', 'validation', 'recovered_amount_decided'),
      ...refusals('second_person_required', 'balance_negative', 'report_amount_negative'),
    },
  });

const postConfirmation = decision('confirmation', 'Confirm what another staff member set');
const postRejection = decision('rejection', 'Reject it, or take one’s own back');

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
  })
  .openapi(getUserBalance, async (c) => {
    const { services, session } = c.var;
    const { id } = c.req.valid('param');
    return c.json(await adminBalanceOf(services.db, id, session.account.id), 200);
  })
  .openapi(postRecoveredAmount, async (c) => {
    const { id } = c.req.valid('param');
    const key = c.req.valid('header')['idempotency-key'];
    const input = c.req.valid('json');
    return c.json(await setRecoveredAmount(c.var.services, actorOf(c), id, input, key), 200);
  })
  .openapi(getProposed, async (c) => {
    const { services, session } = c.var;
    const rows = await proposedAmounts(services.db, session.account.id);
    c.header('content-range', contentRange('recovered-amounts', 0, rows.length, rows.length));
    return c.json(rows, 200);
  })
  .openapi(postConfirmation, async (c) => {
    const { id } = c.req.valid('param');
    const { proposal } = c.req.valid('json');
    const how = 'confirmed';
    return c.json(await decideProposal(c.var.services, actorOf(c), id, proposal, how), 200);
  })
  .openapi(postRejection, async (c) => {
    const { id } = c.req.valid('param');
    const { proposal } = c.req.valid('json');
    const how = 'rejected';
    return c.json(await decideProposal(c.var.services, actorOf(c), id, proposal, how), 200);
  });
