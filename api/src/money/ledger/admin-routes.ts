import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  adminBalance,
  proposedAmount,
  proposedAmountDecision,
  recoveredAmount,
} from '../../../contract/balance.ts';
import { adminListQuery } from '../../../contract/pagination.ts';
import { actorOf, staff } from '../../platform/http/access.ts';
import { contentRange } from '../../platform/http/admin-list.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { idempotencyHeader, idParam, router } from '../../platform/http/router.ts';
import { adminBalanceOf } from './admin-balance.ts';
import { decideProposal } from './decide-proposal.ts';
import { proposedAmounts } from './proposals.ts';
import { setRecoveredAmount } from './recovered-amount.ts';

const tags = ['ledger'];
const REFUSED = ['session_required', 'permission_denied'] as const;

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

export const ledgerAdminRoutes = router()
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
