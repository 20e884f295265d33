import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  adminContract,
  CONTRACT_SORTS,
  contractFilter,
  contractRefund,
  contractUpdate,
  newContract,
  receivedRenunciation,
} from '../../../contract/contracts.ts';
import { adminListQuery } from '../../../contract/pagination.ts';
import { actorOf, staff } from '../../platform/http/access.ts';
import { contentRange, readAdminList } from '../../platform/http/admin-list.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { idempotencyHeader, idParam, router } from '../../platform/http/router.ts';
import { adminContractById, adminContracts } from './admin-list.ts';
import { draftContract } from './draft.ts';
import { presentAdminContract } from './present.ts';
import { recordRenunciation } from './record-renunciation.ts';
import { refundContract } from './refund.ts';
import { updateContract } from './update.ts';

const tags = ['contracts'];
const REFUSED = ['session_required', 'permission_denied'] as const;
const access = staff('managePayments');

const getContracts = createRoute({
  method: 'get',
  path: '/api/admin/contracts',
  tags,
  summary: 'Every contract; `{"refundDue":true}` gives the refunds to do',
  ...access,
  request: { query: adminListQuery },
  responses: {
    200: json(z.array(adminContract), 'Rows; `Content-Range` carries the total'),
    ...refusals(...REFUSED, 'invalid_query'),
  },
});

const getContract = createRoute({
  method: 'get',
  path: '/api/admin/contracts/{id}',
  tags,
  summary: 'One contract',
  ...access,
  request: { params: idParam },
  responses: { 200: json(adminContract, 'The contract'), ...refusals(...REFUSED, 'not_found') },
});

const postContract = createRoute({
  method: 'post',
  path: '/api/admin/contracts',
  tags,
  summary: 'Draft one for a report; once for an Idempotency-Key',
  ...access,
  request: { headers: idempotencyHeader, body: body(newContract) },
  responses: {
    201: json(adminContract, 'The draft'),
    ...refusals(...REFUSED, 'validation', 'own_affair', 'idempotency_conflict'),
    ...refusals('idempotency_key_malformed'),
  },
});

const putContract = createRoute({
  method: 'put',
  path: '/api/admin/contracts/{id}',
  tags,
  summary: 'Rewrite a draft; `status` offers it or withdraws it',
  ...access,
  request: { params: idParam, body: body(contractUpdate) },
  responses: {
    200: json(adminContract, 'The contract as it is now'),
    ...refusals(...REFUSED, 'not_found', 'validation'),
    ...refusals('own_affair', 'stale_version', 'contract_fixed'),
  },
});

const postRefund = createRoute({
  method: 'post',
  path: '/api/admin/contracts/{id}/refund',
  tags,
  summary: 'Mark the refund of a renounced contract as made',
  ...access,
  request: { params: idParam, body: body(contractRefund) },
  responses: {
    200: json(adminContract, 'The contract as it is now'),
    ...refusals(...REFUSED, 'not_found', 'validation'),
    ...refusals(
      'own_affair',
      'account_erased',
      'contract_not_renounced',
      'payment_unverified',
      'nothing_to_refund',
      'refund_recorded',
    ),
  },
});

const postRenunciation = createRoute({
  method: 'post',
  path: '/api/admin/contracts/{id}/renunciation',
  tags,
  summary: 'Record a renunciation that came by letter or by e-mail',
  ...access,
  request: { params: idParam, body: body(receivedRenunciation) },
  responses: {
    200: json(adminContract, 'The contract as it is now'),
    ...refusals(...REFUSED, 'not_found', 'validation'),
    ...refusals(
      'own_affair',
      'account_erased',
      'contract_not_accepted',
      'contract_replaced',
      'renunciation_too_late',
    ),
  },
});

export const contractAdminRoutes = router()
  .openapi(getContracts, async (c) => {
    const { services } = c.var;
    const query = readAdminList(c.req.valid('query'), {
      filter: contractFilter,
      sorts: CONTRACT_SORTS,
      fallback: 'createdAt',
    });
    const { rows, total } = await adminContracts(services.db, query);
    c.header('content-range', contentRange('contracts', query.offset, rows.length, total));
    const now = services.now();
    return c.json(
      rows.map((row) => presentAdminContract(row, now)),
      200,
    );
  })
  .openapi(getContract, async (c) => {
    const { services } = c.var;
    const row = await adminContractById(services.db, c.req.valid('param').id);
    return c.json(presentAdminContract(row, services.now()), 200);
  })
  .openapi(postContract, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await draftContract(c.var.services, actorOf(c), c.req.valid('json'), key), 201);
  })
  .openapi(putContract, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await updateContract(c.var.services, actorOf(c), id, c.req.valid('json')), 200);
  })
  .openapi(postRefund, async (c) => {
    const { id } = c.req.valid('param');
    const { reference } = c.req.valid('json');
    return c.json(await refundContract(c.var.services, actorOf(c), id, reference), 200);
  })
  .openapi(postRenunciation, async (c) => {
    const { id } = c.req.valid('param');
    const input = c.req.valid('json');
    return c.json(await recordRenunciation(c.var.services, actorOf(c), id, input), 200);
  });
