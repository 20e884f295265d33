import { Box } from '@mui/material';
import type { AdminTicket } from '@parade/api/contract/support-tickets.ts';

const oneLine = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '1',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** A long name would leave no room for what was said. */
const short = (name: string) => (name.length > 24 ? `${name.slice(0, 23).trimEnd()}…` : name);

/** The last two messages (specification 2), a line each; the whole ones are in the panel. */
export function Preview({ conversations }: Pick<AdminTicket, 'conversations'>) {
  return (
    <Box
      component="ul"
      aria-label="Derniers échanges"
      sx={{ listStyle: 'none', m: 0, p: 0, pl: 3, pb: 0.5, color: 'text.secondary' }}
    >
      {conversations.slice(-2).map(({ id, senderName, message }) => (
        <Box component="li" key={id} sx={oneLine}>
          <strong>
            <bdi>{short(senderName)}</bdi>
          </strong>
          &nbsp;: {message}
        </Box>
      ))}
    </Box>
  );
}
