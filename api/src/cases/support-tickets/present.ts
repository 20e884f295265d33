import {
  type AdminTicket,
  adminTicket,
  type Ticket,
  type TicketMessage,
  ticket,
} from '../../../contract/support-tickets.ts';
import { presentDocument } from '../../people/documents/present.ts';
import { allowed } from '../../platform/allowed.ts';
import type { TicketRecord } from './queries.ts';

type Message = TicketRecord['conversation'][number];
type Said = Pick<TicketMessage, 'sender' | 'senderName'>;

/** What leaves of a conversation. Each audience names the senders its own way. */
function talk(t: TicketRecord, said: (message: Message) => Said) {
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
    message: first?.message ?? '',
    lastResponse: last?.message ?? '',
    lastResponseBy: last?.senderName ?? '',
    lastResponseAt: last?.timestamp ?? t.createdAt,
    conversations,
  };
}

const asOwner = ({ isAdmin, senderId }: Message): Said =>
  isAdmin === 1
    ? { sender: null, senderName: 'Support' }
    : { sender: senderId, senderName: 'Vous' };
const asStaff = ({ senderId, senderName }: Message): Said => ({ sender: senderId, senderName });

/** What leaves about a ticket, for its owner: staff appear as « Support » (specification 4). */
export const presentTicket = (t: TicketRecord): Ticket =>
  allowed(ticket, { ...t, ...talk(t, asOwner) });

/** For staff: everybody by name. */
export const presentAdminTicket = (t: TicketRecord): AdminTicket =>
  allowed(adminTicket, {
    ...t,
    ...talk(t, asStaff),
    updatedBy: t.updaterName,
    messages: t.conversation.length,
  });

/** A row of the list, with the last two messages (specification 2). */
export function presentAdminTicketRow(t: TicketRecord): AdminTicket {
  const whole = presentAdminTicket(t);
  return { ...whole, conversations: whole.conversations.slice(-2) };
}
