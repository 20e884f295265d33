import type { TicketMessage } from '@parade/api/contract/support-tickets.ts';
import { Messages } from '../conversations/Messages.tsx';

/** What was said in a ticket. */
export const Conversation = ({ messages }: { messages: readonly TicketMessage[] }) => (
  <Messages
    messages={messages.map(({ senderName, timestamp, isAdmin, ...said }) => ({
      ...said,
      ...{ by: senderName, at: timestamp, isTeam: isAdmin },
    }))}
  />
);
