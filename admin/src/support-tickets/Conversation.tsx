import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminTicket } from '@parade/api/contract/support-tickets.ts';
import { useState } from 'react';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { Message } from './Message.tsx';

/** So many of a long one stand there at first. */
const SHOWN = 10;

/** Everything that was said, the oldest first. What arrives is read aloud. */
export function Conversation({ ticket }: { ticket: AdminTicket }) {
  const { conversations } = ticket;
  // Counted from the first on: what arrives pushes nothing away.
  const [from, setFrom] = useState(Math.max(0, conversations.length - SHOWN));
  return (
    <div>
      <PanelHeading>Conversation</PanelHeading>
      {from > 0 && (
        <Button onClick={() => setFrom(0)} sx={{ mb: 1, ml: -1.5 }}>
          {from === 1 ? 'Voir l’échange précédent' : `Voir les ${from} échanges précédents`}
        </Button>
      )}
      <div role="log" aria-label="Conversation">
        <Box
          component="ol"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxWidth: '48rem' }}
        >
          {conversations.slice(from).map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </Box>
      </div>
    </div>
  );
}
