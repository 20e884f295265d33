import { Box, Button } from '@mui/material';
import type { AdminTicket } from '@parade/api/contract/support-tickets.ts';
import { useState } from 'react';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { Message } from './Message.tsx';

/** How many messages of a long conversation show at first. */
const SHOWN = 10;

/** The messages of a ticket, oldest first. New ones are read aloud. */
export function Conversation({ ticket }: { ticket: AdminTicket }) {
  const { conversations } = ticket;
  // Messages are counted from the first one: a new message hides no other.
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
