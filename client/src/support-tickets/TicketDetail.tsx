import Box from '@mui/material/Box';
import { type Ticket, takesReplies } from '@parade/api/contract/support-tickets.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { useState } from 'react';
import { SentNotice } from '../lib/SentNotice.tsx';
import { ClosedTicket } from './ClosedTicket.tsx';
import { Conversation } from './Conversation.tsx';
import { ReplyForm } from './ReplyForm.tsx';

interface TicketDetailProps {
  owner: string;
  ticket: Ticket;
  onNew: () => void;
}

/** A ticket that is open on the page: what was said, and going on with it. */
export function TicketDetail({ owner, ticket, onNew }: TicketDetailProps) {
  const [tookReplies] = useState(() => takesReplies(ticket));
  const [sent, setSent] = useState(0);
  const [noticed, setNoticed] = useState(0);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        p: { xs: 1.5, sm: 2.5 },
        bgcolor: tokens.surface,
        border: `1px solid ${tokens.rule}`,
        borderRadius: tokens.radius,
      }}
    >
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
    </Box>
  );
}
