import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  cleanUp,
  newSending,
  recipient,
  recipientsQuery,
  removedCount,
  SENDING_SORTS,
  sending,
  sendingFilter,
  sendingRemoval,
} from '../../../contract/notifications.ts';
import { adminListQuery } from '../../../contract/pagination.ts';
import { actorOf, staff } from '../../platform/http/access.ts';
import { contentRange, readAdminList } from '../../platform/http/admin-list.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { idempotencyHeader, idParam, router } from '../../platform/http/router.ts';
import { adminSendings, findRecipients } from './broadcasts.ts';
import { cleanUpAll, removeSending, removeSendings } from './remove-broadcasts.ts';
import { send } from './send.ts';

const tags = ['notifications'];
const access = staff('manageUsers');
const refused = refusals('session_required', 'permission_denied');

const getSendings = createRoute({
  method: 'get',
  path: '/api/admin/notifications',
  tags,
  summary: 'What staff sent; `Content-Range` carries the total',
  ...access,
  request: { query: adminListQuery },
  responses: {
    200: json(z.array(sending), 'Rows'),
    ...refused,
    ...refusals('invalid_query'),
  },
});

const postSending = createRoute({
  method: 'post',
  path: '/api/admin/notifications',
  tags,
  summary: 'Send to one person or to all; once for an Idempotency-Key',
  ...access,
  request: { headers: idempotencyHeader, body: body(newSending) },
  responses: {
    201: json(sending, 'Delivered'),
    202: json(sending, 'Being delivered in the background'),
    ...refused,
    ...refusals('validation', 'idempotency_conflict', 'idempotency_key_malformed'),
  },
});

const deleteSending = createRoute({
  method: 'delete',
  path: '/api/admin/notifications/{id}',
  tags,
  summary: 'Remove a sending and what its recipients hold of it',
  ...access,
  request: { params: idParam },
  responses: { 200: json(sending, 'What it was'), ...refused, ...refusals('not_found') },
});

const postRemoval = createRoute({
  method: 'post',
  path: '/api/admin/notifications/removal',
  tags,
  summary: 'Remove several sendings',
  ...access,
  request: { body: body(sendingRemoval) },
  responses: {
    200: json(removedCount, 'How many were removed'),
    ...refused,
    ...refusals('validation'),
  },
});

const postCleanUp = createRoute({
  method: 'post',
  path: '/api/admin/notifications/clean-up',
  tags,
  summary: 'Remove everybody’s notifications older than `days` (30)',
  ...access,
  request: { body: body(cleanUp) },
  responses: {
    200: json(removedCount, 'How many were removed'),
    ...refused,
    ...refusals('validation'),
  },
});

const getRecipients = createRoute({
  method: 'get',
  path: '/api/admin/recipients',
  tags,
  summary: 'Active clients by a part of their name or e-mail',
  ...access,
  request: { query: recipientsQuery },
  responses: {
    200: json(z.array(recipient), 'The first ones by name'),
    ...refused,
    ...refusals('invalid_query'),
  },
});

export const notificationAdminRoutes = router()
  .openapi(getSendings, async (c) => {
    const query = readAdminList(c.req.valid('query'), {
      filter: sendingFilter,
      sorts: SENDING_SORTS,
      fallback: 'createdAt',
    });
    const { rows, total } = await adminSendings(c.var.services, query);
    c.header('content-range', contentRange('notifications', query.offset, rows.length, total));
    return c.json(rows, 200);
  })
  .openapi(postSending, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const sent = await send(c.var.services, actorOf(c), c.req.valid('json'), key);
    return c.json(sent, sent.finishedAt === null ? 202 : 201);
  })
  .openapi(deleteSending, async (c) =>
    c.json(await removeSending(c.var.services, actorOf(c), c.req.valid('param').id), 200),
  )
  .openapi(postRemoval, async (c) => {
    const { ids } = c.req.valid('json');
    return c.json({ removed: await removeSendings(c.var.services, actorOf(c), ids) }, 200);
  })
  .openapi(postCleanUp, async (c) => {
    const { days } = c.req.valid('json');
    return c.json({ removed: await cleanUpAll(c.var.services, actorOf(c), days) }, 200);
  })
  .openapi(getRecipients, async (c) =>
    c.json(await findRecipients(c.var.services, c.req.valid('query').q), 200),
  );
