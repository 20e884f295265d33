import type { AdminTicket, Ticket, TicketMessage } from '../../../contract/support-tickets.ts';
import { presentDocument } from '../../people/documents/present.ts';
import type { TicketRecord } from './queries.ts';

type Message = TicketRecord['conversation'][number];
type Said = Pick<TicketMessage, 'sender' | 'senderName'>;

/** What leaves about a ticket: an allow-list. Each audience names the senders its own way. */
function present(t: TicketRecord, said: (message: Message) => Said): Ticket {
  const conversations = t.conversation.map((m) => ({
    id: m.id,
    message: m.message,
    ...said(m),
    timestamp: m.at,
    isAdmin: m.isAdmin === 1,
    documents: m.documents.map(presentDocument),
  }));
  const [first, last] = [conversations[0], conversations.at(-1)];
  return {
    id: t.id,
    userId: t.userId,
    userEmail: t.userEmail,
    subject: t.subject,
    message: first?.message ?? '',
    priority: t.priority,
    status: t.status,
    lastResponse: last?.message ?? '',
    lastResponseBy: last?.senderName ?? '',
    lastResponseAt: last?.timestamp ?? t.createdAt,
    respondedAt: t.respondedAt,
    createdAt: t.createdAt,
    updatedAt: t.updatedAt,
    conversations,
  };
}

/** For its owner: staff appear as « Support » (specification 4). */
export const presentTicket = (t: TicketRecord): Ticket =>
  present(t, ({ isAdmin, senderId }) =>
    isAdmin === 1
      ? { sender: null, senderName: 'Support' }
      : { sender: senderId, senderName: 'Vous' },
  );

/** For staff: everybody by name. */
export function presentAdminTicket(t: TicketRecord): AdminTicket {
  const { userName, userPhone, updaterName, version } = t;
  return {
    ...present(t, ({ senderId, senderName }) => ({ sender: senderId, senderName })),
    userName,
    userPhone,
    updatedBy: updaterName,
    messages: t.conversation.length,
    version,
  };
}

/** A row of the list, with the last two messages (specification 2). */
export function presentAdminTicketRow(t: TicketRecord): AdminTicket {
  const whole = presentAdminTicket(t);
  return { ...whole, conversations: whole.conversations.slice(-2) };
}
