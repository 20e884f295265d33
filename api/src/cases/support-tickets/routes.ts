import {
  newReply,
  newTicket,
  ticket,
  ticketPage,
  ticketsQuery,
} from '../../../contract/support-tickets.ts';
import { signedIn } from '../../platform/http/access.ts';
import { created, ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { openTicket } from './open.ts';
import { presentTicket } from './present.ts';
import { ownTickets } from './queries.ts';
import { replyAsOwner } from './reply.ts';

export const supportTicketRoutes = routes(
  'support-tickets',
  route('GET /api/support-tickets', {
    summary: 'Own tickets with their conversations, newest first',
    access: signedIn,
    query: ticketsQuery,
    answer: ok(ticketPage, 'A page of tickets'),
    async handle({ services, account, query }) {
      const { rows, nextCursor } = await ownTickets(services.db, account.id, query);
      return { items: rows.map(presentTicket), nextCursor };
    },
  }),
  route('POST /api/support-tickets', {
    summary: 'Ask the support; once for an Idempotency-Key',
    access: signedIn,
    body: newTicket,
    once: true,
    limits: ({ account }) => [['submitAccount', account.id]],
    answer: created(ticket, 'The ticket'),
    errors: ['document_unknown'],
    handle: ({ services, actor, body, key }) => openTicket(services, actor, body, key),
  }),
  route('POST /api/support-tickets/{id}/replies', {
    summary: 'Reply in one’s own ticket; once for an Idempotency-Key',
    access: signedIn,
    body: newReply,
    once: true,
    limits: ({ account }) => [['submitAccount', account.id]],
    answer: created(ticket, 'The ticket with the reply'),
    errors: ['not_found', 'ticket_closed', 'document_unknown'],
    handle: ({ services, actor, id, body, key }) => replyAsOwner(services, actor, id, body, key),
  }),
);
