import { z } from 'zod';
import { bulkItems } from './bulk-changes.ts';
import { documentSummary } from './documents.ts';
import { versionRead } from './fields.ts';
import { attachments, messageText } from './messages.ts';
import { adminQuery, page, pageQuery, personFilter, someOf } from './pagination.ts';
import { staffForm } from './staff-text/form.ts';
import { staffText } from './staff-text/staff-text.ts';
import { statusLabel } from './text.ts';
import { requiredText } from './text-fields.ts';

const TICKET_PRIORITIES = ['low', 'medium', 'high'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];
export const TICKET_PRIORITY_LABELS: Readonly<Record<TicketPriority, string>> = {
  low: 'Basse',
  medium: 'Moyenne',
  high: 'Haute',
};

const TICKET_STATUSES = ['open', 'in_progress', 'resolved', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];
export const TICKET_STATUS_LABELS: Readonly<Record<TicketStatus, string>> = {
  open: 'Ouvert',
  in_progress: 'En cours',
  resolved: 'Résolu',
  closed: 'Fermé',
};
export const ticketStatusLabel = (status: TicketStatus): string =>
  statusLabel(TICKET_STATUS_LABELS, status);

/** Sentences of the specification (5). */
export const TICKET_INCOMPLETE = 'Veuillez remplir tous les champs';
/** What a form says beside each field that is empty, and the sentence above once for both. */
export const TICKET_MISSING = {
  subject: 'Indiquez le sujet de votre question',
  message: 'Écrivez votre message',
} as const;
const REPLY = 'Veuillez saisir une réponse';

/** `POST /api/support-tickets`. */
export const newTicket = z.object({
  subject: requiredText(TICKET_INCOMPLETE, 150),
  message: messageText(TICKET_INCOMPLETE),
  priority: z.enum(TICKET_PRIORITIES, { error: 'Veuillez choisir une priorité' }).default('medium'),
  documents: attachments(3),
});
export type NewTicket = z.input<typeof newTicket>;

/** `POST …/replies` of the person. */
export const newReply = z.object({ message: messageText(REPLY), documents: attachments(3) });
export type NewReply = z.input<typeof newReply>;

/**
 * `POST …/replies` of staff. The version of the ticket whose conversation its
 * writer read refuses a second reply that did not see the first; without one the
 * reply is sent in any case.
 */
export const staffReply = staffForm(
  newReply.extend({
    message: staffText(messageText(REPLY)),
    version: versionRead.optional(),
  }),
);

const ticketMessage = z.object({
  id: z.string(),
  message: z.string(),
  /** The sender's id; a staff member's is told to staff alone. */
  sender: z.string().nullable(),
  /** « Vous » and « Support » for the person, names for staff. */
  senderName: z.string(),
  timestamp: z.string(),
  isAdmin: z.boolean(),
  documents: z.array(documentSummary),
});
export type TicketMessage = z.infer<typeof ticketMessage>;

/** A ticket of one's own with its whole conversation, oldest message first. */
export const ticket = z.object({
  id: z.string(),
  userId: z.string(),
  userEmail: z.string(),
  subject: z.string(),
  /** The message that opened it. */
  message: z.string(),
  priority: z.enum(TICKET_PRIORITIES),
  status: z.enum(TICKET_STATUSES),
  /** The newest message, its author and its instant. */
  lastResponse: z.string(),
  lastResponseBy: z.string(),
  lastResponseAt: z.string(),
  /** When staff answered for the first time. */
  respondedAt: z.string().nullable(),
  /** The report in whose conversation its messages stand now. */
  movedTo: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  conversations: z.array(ticketMessage),
});
export type Ticket = z.infer<typeof ticket>;

/** `GET /api/support-tickets`: newest first. */
export const ticketsQuery = pageQuery.extend({ status: z.enum(TICKET_STATUSES).optional() });
export const ticketPage = page(ticket);

/** Whether it takes a reply (specification 4). */
export const takesReplies = ({ status }: { status: string }): boolean => status !== 'closed';

/** A row of the back office's list: `conversations` are its last two messages. */
export const adminTicket = ticket.extend({
  userName: z.string(),
  userPhone: z.string(),
  updatedBy: z.string().nullable(),
  messages: z.number().int(),
  version: z.number().int(),
});
export type AdminTicket = z.infer<typeof adminTicket>;

/** `PUT /api/admin/support-tickets/{id}`: the record as read; status and priority are taken. */
export const ticketUpdate = z.object({
  status: z.enum(TICKET_STATUSES, { error: 'Veuillez choisir un statut' }),
  priority: z.enum(TICKET_PRIORITIES, { error: 'Veuillez choisir une priorité' }),
  version: versionRead,
});

/** `POST /api/admin/support-tickets/status-changes`. */
export const ticketStatusChange = z.object({
  items: bulkItems,
  status: z.enum(TICKET_STATUSES, { error: 'Veuillez choisir un statut' }),
});

/** `waiting`: those whose last message is the person's, and that are neither solved nor closed. */
export const adminTicketsQuery = adminQuery(
  {
    waiting: z.literal(true),
    userId: z.string(),
    status: someOf(TICKET_STATUSES),
    priority: z.enum(TICKET_PRIORITIES),
    ...personFilter,
  },
  ['createdAt', 'updatedAt', 'status', 'priority', 'subject', 'userEmail', 'userName'],
);
