import { bulkChange } from '../../../contract/bulk-changes.ts';
import {
  type AdminTicket,
  adminTicket,
  staffReply,
  ticketStatusChange,
  ticketUpdate,
} from '../../../contract/support-tickets.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import { reversalRoute } from '../../platform/bulk/routes.ts';
import type { Person, Services } from '../../platform/context.ts';
import { staff } from '../../platform/http/access.ts';
import { created, ok } from '../../platform/http/answers.ts';
import { listRoutes } from '../../platform/http/list-routes.ts';
import { route, routes } from '../../platform/http/route.ts';
import { adminTicketList } from './admin-list.ts';
import { changeTicketStatuses, ticketStatusChanges } from './change-statuses.ts';
import { ticketColumns } from './csv.ts';
import { presentAdminTicket, presentAdminTicketRow } from './present.ts';
import { ticketOf } from './queries.ts';
import { replyAsSupport } from './reply.ts';
import { updateTicket } from './update.ts';

const access = staff('manageReports');

/** It answers the whole conversation, also to who changed nothing. */
async function noted(services: Services, actor: Person, ticket: AdminTicket) {
  await noteRead(services, actor, ['support-tickets', ticket.id], ticket.userId);
  return ticket;
}

export const supportTicketAdminRoutes = routes(
  'support-tickets',
  listRoutes('GET /api/admin/support-tickets', {
    summary: 'Every ticket with its last two messages',
    access,
    list: adminTicketList,
    item: adminTicket,
    present: presentAdminTicketRow,
    csv: { file: 'support', of: 'support-tickets', columns: ticketColumns },
  }),
  route('GET /api/admin/support-tickets/{id}', {
    summary: 'One ticket with its whole conversation; the read is written down',
    access,
    answer: ok(adminTicket, 'The ticket'),
    errors: ['not_found'],
    handle: async ({ services, actor, id }) =>
      noted(services, actor, presentAdminTicket(await ticketOf(services.db, id, 'staff'))),
  }),
  route('PUT /api/admin/support-tickets/{id}', {
    summary: 'Set status and priority',
    access,
    body: ticketUpdate,
    answer: ok(adminTicket, 'The ticket as it is now'),
    errors: ['not_found', 'stale_version'],
    handle: async ({ services, actor, id, body }) =>
      noted(services, actor, await updateTicket(services, actor, id, body)),
  }),
  route('POST /api/admin/support-tickets/{id}/replies', {
    summary: 'Answer as « Support »; once for an Idempotency-Key',
    access,
    body: staffReply,
    once: true,
    answer: created(adminTicket, 'The ticket with the answer'),
    errors: ['not_found', 'ticket_closed', 'document_unknown', 'stale_version'],
    handle: async ({ services, actor, id, body, key }) =>
      noted(services, actor, await replyAsSupport(services, actor, id, body, key)),
  }),
  route('POST /api/admin/support-tickets/status-changes', {
    summary:
      'Give several tickets one status, all of them or none; their owners hear of it after a minute',
    access,
    body: ticketStatusChange,
    answer: ok(bulkChange, 'How many, and until when that can be undone'),
    errors: ['stale_version'],
    handle: ({ services, actor, body }) => changeTicketStatuses(services, actor, body),
  }),
  reversalRoute('/api/admin/support-tickets/status-changes', access, ticketStatusChanges),
);
