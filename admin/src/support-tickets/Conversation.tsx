import type { AdminTicket } from '@parade/api/contract/support-tickets.ts';
import { Messages } from '../conversations/Messages.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';

/** The messages of a ticket. */
export const Conversation = ({ ticket }: { ticket: AdminTicket }) => (
  <div>
    <PanelHeading>Conversation</PanelHeading>
    <Messages
      messages={ticket.conversations.map(({ senderName, timestamp, isAdmin, ...said }) => ({
        ...said,
        ...{ by: senderName, at: timestamp, isTeam: isAdmin },
        mark: isAdmin ? 'support' : undefined,
      }))}
    />
  </div>
);
