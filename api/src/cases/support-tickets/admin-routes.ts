import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { adminListQuery } from '../../../contract/pagination.ts';
import {
  ADMIN_TICKET_SORTS,
  adminTicket,
  adminTicketFilter,
  staffReply,
  ticketUpdate,
} from '../../../contract/support-tickets.ts';
import { actorOf, staff } from '../../platform/http/access.ts';
import { contentRange, readAdminList } from '../../platform/http/admin-list.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { idempotencyHeader, idParam, router } from '../../platform/http/router.ts';
import { adminTickets } from './admin-list.ts';
import { presentAdminTicket, presentAdminTicketRow } from './present.ts';
import { ticketOf } from './queries.ts';
import { replyAsSupport } from './reply.ts';
import { updateTicket } from './update.ts';

const tags = ['support-tickets'];
const REFUSED = ['session_required', 'permission_denied'] as const;

const getTickets = createRoute({
  method: 'get',
  path: '/api/admin/support-tickets',
  tags,
  summary: 'Every ticket with its last two messages; `Content-Range` carries the total',
  ...staff('manageReports'),
  request: { query: adminListQuery },
  responses: {
    200: json(z.array(adminTicket), 'Rows'),
    ...refusals(...REFUSED, 'invalid_query'),
  },
});

const getTicket = createRoute({
  method: 'get',
  path: '/api/admin/support-tickets/{id}',
  tags,
  summary: 'One ticket with its whole conversation',
  ...staff('manageReports'),
  request: { params: idParam },
  responses: { 200: json(adminTicket, 'The ticket'), ...refusals(...REFUSED, 'not_found') },
});

const putTicket = createRoute({
  method: 'put',
  path: '/api/admin/support-tickets/{id}',
  tags,
  summary: 'Set status and priority',
  ...staff('manageReports'),
  request: { params: idParam, body: body(ticketUpdate) },
  responses: {
    200: json(adminTicket, 'The ticket as it is now'),
    ...refusals(...REFUSED, 'not_found', 'validation', 'stale_version'),
  },
});

const postReply = createRoute({
  method: 'post',
  path: '/api/admin/support-tickets/{id}/replies',
  tags,
  summary: 'Answer as « Support »; once for an Idempotency-Key',
  ...staff('manageReports'),
  request: { params: idParam, headers: idempotencyHeader, body: body(staffReply) },
  responses: {
    201: json(adminTicket, 'The ticket with the answer'),
    ...refusals(...REFUSED, 'not_found', 'validation', 'payment_details_refused'),
    ...refusals('ticket_closed', 'document_unknown', 'idempotency_conflict'),
  },
});

export const supportTicketAdminRoutes = router()
  .openapi(getTickets, async (c) => {
    const query = readAdminList(c.req.valid('query'), {
      filter: adminTicketFilter,
      sorts: ADMIN_TICKET_SORTS,
      fallback: 'createdAt',
    });
    const { rows, total } = await adminTickets(c.var.services, query);
    c.header('content-range', contentRange('support-tickets', query.offset, rows.length, total));
    return c.json(rows.map(presentAdminTicketRow), 200);
  })
  .openapi(getTicket, async (c) => {
    const found = await ticketOf(c.var.services.db, c.req.valid('param').id, 'staff');
    return c.json(presentAdminTicket(found), 200);
  })
  .openapi(putTicket, async (c) => {
    const { id } = c.req.valid('param');
    const update = c.req.valid('json');
    return c.json(await updateTicket(c.var.services, actorOf(c), id, update), 200);
  })
  .openapi(postReply, async (c) => {
    const { id } = c.req.valid('param');
    const key = c.req.valid('header')['idempotency-key'];
    const reply = c.req.valid('json');
    return c.json(await replyAsSupport(c.var.services, actorOf(c), id, reply, key), 201);
  });
