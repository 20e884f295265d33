import { createRoute } from '@hono/zod-openapi';
import {
  newReply,
  newTicket,
  ticket,
  ticketPage,
  ticketsQuery,
} from '../../../contract/support-tickets.ts';
import { actorOf, signedIn } from '../../platform/http/access.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { idempotencyHeader, idParam, router } from '../../platform/http/router.ts';
import { openTicket } from './open.ts';
import { presentTicket } from './present.ts';
import { ownTickets } from './queries.ts';
import { replyAsOwner } from './reply.ts';

const tags = ['support-tickets'];

const getTickets = createRoute({
  method: 'get',
  path: '/api/support-tickets',
  tags,
  summary: 'Own tickets with their conversations, newest first',
  ...signedIn,
  request: { query: ticketsQuery },
  responses: {
    200: json(ticketPage, 'A page of tickets'),
    ...refusals('session_required', 'invalid_query'),
  },
});

const postTicket = createRoute({
  method: 'post',
  path: '/api/support-tickets',
  tags,
  summary: 'Ask the support; once for an Idempotency-Key',
  ...signedIn,
  request: { headers: idempotencyHeader, body: body(newTicket) },
  responses: {
    201: json(ticket, 'The ticket'),
    ...refusals('session_required', 'validation', 'document_unknown'),
    ...refusals('idempotency_conflict', 'rate_limited'),
  },
});

const postReply = createRoute({
  method: 'post',
  path: '/api/support-tickets/{id}/replies',
  tags,
  summary: 'Reply in one’s own ticket; once for an Idempotency-Key',
  ...signedIn,
  request: { params: idParam, headers: idempotencyHeader, body: body(newReply) },
  responses: {
    201: json(ticket, 'The ticket with the reply'),
    ...refusals('session_required', 'validation', 'not_found', 'ticket_closed'),
    ...refusals('document_unknown', 'idempotency_conflict', 'rate_limited'),
  },
});

export const supportTicketRoutes = router()
  .openapi(getTickets, async (c) => {
    const { services, session } = c.var;
    const { status, cursor, limit } = c.req.valid('query');
    const userId = session.account.id;
    const { rows, nextCursor } = await ownTickets(services, { userId, status, cursor, limit });
    return c.json({ items: rows.map(presentTicket), nextCursor }, 200);
  })
  .openapi(postTicket, async (c) => {
    const { services, session } = c.var;
    await services.limits.take('submitAccount', session.account.id);
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await openTicket(services, actorOf(c), c.req.valid('json'), key), 201);
  })
  .openapi(postReply, async (c) => {
    const { services, session } = c.var;
    await services.limits.take('submitAccount', session.account.id);
    const { id } = c.req.valid('param');
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await replyAsOwner(services, actorOf(c), id, c.req.valid('json'), key), 201);
  });
