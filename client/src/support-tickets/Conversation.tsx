import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { TicketMessage } from '@parade/api/contract/support-tickets.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { NeverAsksMoney } from '../site-settings/NeverAsksMoney.tsx';
import { Attachments } from './Attachments.tsx';

function Message({ said }: { said: TicketMessage }) {
  const { message, senderName, timestamp, isAdmin, documents } = said;
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        px: 2,
        // Each side is indented where there is room.
        [isAdmin ? 'mr' : 'ml']: { sm: 6 },
        borderLeft: `3px solid ${isAdmin ? tokens.blue : tokens.field}`,
        bgcolor: isAdmin ? tokens.blueWash : tokens.paper,
      }}
    >
      <Typography variant="caption" sx={{ display: 'block', mb: 0.5 }}>
        <strong>
          <bdi>{senderName}</bdi>
        </strong>
        <Box component="span" sx={{ color: tokens.muted }}>
          {' · '}
          <time dateTime={timestamp}>{formatDateTime(timestamp)}</time>
        </Box>
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '42rem' }}>
        {message}
      </Typography>
      <Attachments documents={documents} />
    </Box>
  );
}

/** All messages, oldest first, and what no message of ours ever asks. New ones are announced. */
export function Conversation({ messages }: { messages: readonly TicketMessage[] }) {
  return (
    <>
      <Box role="log" aria-label="Conversation">
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {messages.map((said) => (
            <Message key={said.id} said={said} />
          ))}
        </Box>
      </Box>
      <NeverAsksMoney />
    </>
  );
}
