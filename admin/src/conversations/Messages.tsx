import { Box, Button } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { Said } from '@parade/api/contract/messages.ts';
import { useState } from 'react';
import { Attached } from './Attached.tsx';

/** How many messages of a long conversation show at first. */
const SHOWN = 10;

function Message({ said }: { said: Said }) {
  const { by, at, isTeam, mark, message, documents } = said;
  return (
    <Box
      component="li"
      sx={{
        pl: 1.75,
        borderLeft: 3,
        borderColor: isTeam ? 'var(--blue)' : 'divider',
        typography: 'body2',
        overflowWrap: 'anywhere',
      }}
    >
      <strong>
        <bdi>{by}</bdi>
      </strong>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {mark && `, ${mark}`}
        {' · '}
        <time dateTime={at}>{formatDateTime(at)}</time>
      </Box>
      <Box sx={{ whiteSpace: 'pre-line', maxWidth: '65ch' }}>{message}</Box>
      {documents.length > 0 && <Attached documents={documents} />}
    </Box>
  );
}

/** Messages, oldest first. New ones are read aloud. */
export function Messages({ messages }: { messages: readonly Said[] }) {
  // Messages are counted from the first one: a new message hides no other.
  const [from, setFrom] = useState(Math.max(0, messages.length - SHOWN));
  return (
    <>
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
          {messages.slice(from).map((said) => (
            <Message key={said.id} said={said} />
          ))}
        </Box>
      </div>
    </>
  );
}
