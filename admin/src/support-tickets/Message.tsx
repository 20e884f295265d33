import { Box } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { TicketMessage } from '@parade/api/contract/support-tickets.ts';
import { Attached } from './Attached.tsx';

export function Message({ message: said }: { message: TicketMessage }) {
  const { senderName, isAdmin, timestamp, message, documents } = said;
  return (
    <Box
      component="li"
      sx={{
        pl: 1.75,
        borderLeft: 3,
        borderColor: isAdmin ? 'var(--blue)' : 'divider',
        typography: 'body2',
        overflowWrap: 'anywhere',
      }}
    >
      <strong>
        <bdi>{senderName}</bdi>
      </strong>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {isAdmin && ', support'}
        {' · '}
        <time dateTime={timestamp}>{formatDateTime(timestamp)}</time>
      </Box>
      <Box sx={{ whiteSpace: 'pre-line', maxWidth: '65ch' }}>{message}</Box>
      {documents.length > 0 && <Attached documents={documents} />}
    </Box>
  );
}
