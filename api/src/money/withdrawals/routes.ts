import { createRoute } from '@hono/zod-openapi';
import {
  newWithdrawal,
  withdrawal,
  withdrawalPage,
  withdrawalsQuery,
} from '../../../contract/withdrawals.ts';
import { actorOf, signedInWhateverStatus } from '../../platform/http/access.ts';
import { body, emptyBody, json, refusals } from '../../platform/http/answers.ts';
import { idempotencyHeader, idParam, router } from '../../platform/http/router.ts';
import { cancelWithdrawal } from './cancel.ts';
import { presentWithdrawal } from './present.ts';
import { ownWithdrawals } from './queries.ts';
import { requestWithdrawal } from './request.ts';

const tags = ['withdrawals'];

const getWithdrawals = createRoute({
  method: 'get',
  path: '/api/withdrawals',
  tags,
  summary: 'Own withdrawals, newest first',
  ...signedInWhateverStatus,
  request: { query: withdrawalsQuery },
  responses: {
    200: json(withdrawalPage, 'A page of withdrawals'),
    ...refusals('session_required', 'invalid_query'),
  },
});

const postWithdrawal = createRoute({
  method: 'post',
  path: '/api/withdrawals',
  tags,
  summary: 'Ask for a payout; once for an Idempotency-Key',
  ...signedInWhateverStatus,
  request: { headers: idempotencyHeader, body: body(newWithdrawal) },
  responses: {
    201: json(withdrawal, 'The request, to be decided'),
    ...refusals('session_required', 'validation', 'withdrawal_exceeds_balance'),
    ...refusals('idempotency_conflict', 'rate_limited'),
  },
});

const postCancellation = createRoute({
  method: 'post',
  path: '/api/withdrawals/{id}/cancellation',
  tags,
  summary: 'Take back a request that nobody has decided; asked again it answers the same',
  ...signedInWhateverStatus,
  request: { params: idParam, body: emptyBody },
  responses: {
    200: json(withdrawal, 'The request, cancelled'),
    ...refusals('session_required', 'not_found', 'withdrawal_decided'),
  },
});

export const withdrawalRoutes = router()
  .openapi(getWithdrawals, async (c) => {
    const { services, session } = c.var;
    const { status, cursor, limit } = c.req.valid('query');
    const userId = session.account.id;
    const { rows, nextCursor } = await ownWithdrawals(services, { userId, status, cursor, limit });
    return c.json({ items: rows.map(presentWithdrawal), nextCursor }, 200);
  })
  .openapi(postWithdrawal, async (c) => {
    const { services, session } = c.var;
    await services.limits.take('submitAccount', session.account.id);
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await requestWithdrawal(services, actorOf(c), c.req.valid('json'), key), 201);
  })
  .openapi(postCancellation, async (c) =>
    c.json(await cancelWithdrawal(c.var.services, actorOf(c), c.req.valid('param').id), 200),
  );
