import { Alert, Box, Button } from '@mui/material';
import { exchangesPath } from '@parade/api/contract/report-paths.ts';
import { type Ticket, takesReplies } from '@parade/api/contract/support-tickets.ts';
import { useEffect, useRef, useState } from 'react';
import { Panel } from '../lib/Panel.tsx';
import { SentNotice } from '../lib/SentNotice.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { useReadHere } from '../reports/queries.ts';
import { Conversation } from './Conversation.tsx';
import { hasDraftAt } from './drafts.ts';
import { ReplyForm } from './ReplyForm.tsx';

interface ClosedTicketProps {
  owner: string;
  ticket: Ticket;
  /** Closed while the reply form was open, which may have held the focus. */
  interrupts: boolean;
  onNew: () => void;
}

/** Stands in the reply form's place once the ticket is closed. */
function ClosedTicket({ owner, ticket, interrupts, onNew }: ClosedTicketProps) {
  const { id, movedTo } = ticket;
  const hasDraft = hasDraftAt(owner, id);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (interrupts && document.activeElement === document.body) box.current?.focus();
  }, [interrupts]);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      severity="info"
      role="note"
      sx={{ alignItems: { sm: 'center' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' }}>
        <span>
          Ce ticket est fermé&nbsp;: il ne reçoit plus de réponse.{' '}
          {hasDraft
            ? 'Ce que vous écriviez n’est pas perdu\u00a0: un nouveau ticket le reprend.'
            : movedTo
              ? 'L’échange continue dans votre dossier.'
              : 'Pour toute suite, ouvrez-en un autre.'}
        </span>
        {movedTo && <TallLink to={exchangesPath(movedTo)}>Continuer dans le dossier</TallLink>}
        {(hasDraft || !movedTo) && (
          <Button variant="outlined" color="inherit" onClick={onNew}>
            Ouvrir un nouveau ticket
          </Button>
        )}
      </Box>
    </Alert>
  );
}

interface TicketDetailProps {
  owner: string;
  ticket: Ticket;
  onNew: () => void;
}

/** An open ticket: its conversation and the reply. */
export function TicketDetail({ owner, ticket, onNew }: TicketDetailProps) {
  useReadHere(ticket.id);
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
        <ClosedTicket owner={owner} ticket={ticket} interrupts={tookReplies} onNew={onNew} />
      )}
    </Panel>
  );
}
