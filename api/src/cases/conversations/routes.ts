import {
  adminConversation,
  conversation,
  conversationRead,
  newReportMessage,
  staffReportMessage,
  ticketMove,
} from '../../../contract/conversations.ts';
import { adminTicket } from '../../../contract/support-tickets.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import { signedIn, staff } from '../../platform/http/access.ts';
import { created, done, ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { readAsOwner, readAsTeam } from './mark-read.ts';
import { moveTicket } from './move-ticket.ts';
import { presentAdminConversation, presentConversation } from './present.ts';
import { conversationOf } from './queries.ts';
import { writeAsOwner, writeAsTeam } from './write.ts';

const ofTeam = staff('manageReports');

export const conversationRoutes = routes(
  'conversations',
  route('GET /api/reports/{id}/messages', {
    summary: 'What both sides wrote in one own report, oldest first',
    access: signedIn,
    answer: ok(conversation, 'The conversation'),
    errors: ['not_found'],
    handle: async ({ services, account, id }) =>
      presentConversation(await conversationOf(services.db, id, { ownerId: account.id })),
  }),
  route('POST /api/reports/{id}/messages', {
    summary: 'Write to the team in one’s report; once for an Idempotency-Key',
    access: signedIn,
    body: newReportMessage,
    once: true,
    limits: ({ account }) => [['submitAccount', account.id]],
    answer: created(conversation, 'The conversation with the message'),
    errors: ['not_found', 'document_unknown'],
    handle: ({ services, actor, id, body, key }) => writeAsOwner(services, actor, id, body, key),
  }),
  route('POST /api/reports/{id}/messages/read', {
    summary: 'Everything that the team wrote in a report was read',
    access: signedIn,
    answer: done('It is unread nowhere any more'),
    errors: ['not_found'],
    handle: ({ services, actor, id }) => readAsOwner(services, actor, id),
  }),
  route('GET /api/admin/reports/{id}/messages', {
    summary: 'What both sides wrote in a report; the read is written down',
    access: ofTeam,
    answer: ok(adminConversation, 'The conversation'),
    errors: ['not_found'],
    async handle({ services, actor, id }) {
      const record = await conversationOf(services.db, id, 'staff');
      await noteRead(services, actor, ['reports', id], record.userId);
      return presentAdminConversation(record);
    },
  }),
  route('POST /api/admin/reports/{id}/messages', {
    summary: 'Write to the person as the team; once for an Idempotency-Key',
    access: ofTeam,
    body: staffReportMessage,
    once: true,
    answer: created(adminConversation, 'The conversation with the message'),
    errors: ['not_found', 'document_unknown', 'stale_version'],
    handle: ({ services, actor, id, body, key }) => writeAsTeam(services, actor, id, body, key),
  }),
  route('POST /api/admin/reports/{id}/messages/read', {
    summary: 'Everything that the person wrote was read; or it asks for no answer',
    access: ofTeam,
    body: conversationRead,
    answer: done('It is marked'),
    errors: ['not_found'],
    handle: ({ services, actor, id, body }) => readAsTeam(services, actor, id, body),
  }),
  route('POST /api/admin/support-tickets/{id}/move', {
    summary: 'Move a ticket into the conversation of one of its owner’s reports, and close it',
    access: ofTeam,
    body: ticketMove,
    answer: ok(adminTicket, 'The ticket as it is now'),
    errors: ['not_found', 'ticket_moved', 'stale_version'],
    handle: ({ services, actor, id, body }) => moveTicket(services, actor, id, body),
  }),
);
