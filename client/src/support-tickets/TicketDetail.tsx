import { type Ticket, takesReplies } from '@parade/api/contract/support-tickets.ts';
import { useState } from 'react';
import { Panel } from '../lib/Panel.tsx';
import { SentNotice } from '../lib/SentNotice.tsx';
import { ClosedTicket } from './ClosedTicket.tsx';
import { Conversation } from './Conversation.tsx';
import { ReplyForm } from './ReplyForm.tsx';

interface TicketDetailProps {
  owner: string;
  ticket: Ticket;
  onNew: () => void;
}

/** An open ticket: its conversation and the reply. */
export function TicketDetail({ owner, ticket, onNew }: TicketDetailProps) {
  const [tookReplies] = useState(() => takesReplies(ticket));
  const [sent, setSent] = useState(0);
  const [noticed, setNoticed] = useState(0);
  return (
    <Panel>
      <Conversation messages={ticket.conversations} />
      {sent > noticed && (
        <SentNotice
          key={sent}
          title="Réponse envoyée avec succès"
          onClose={() => setNoticed(sent)}
        />
      )}
      {takesReplies(ticket) ? (
        <ReplyForm
          key={sent}
          owner={owner}
          ticket={ticket}
          onSent={() => setSent((count) => count + 1)}
        />
      ) : (
        <ClosedTicket owner={owner} id={ticket.id} interrupts={tookReplies} onNew={onNew} />
      )}
    </Panel>
  );
}
