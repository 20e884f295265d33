import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { AdminTicket } from '@parade/api/contract/support-tickets.ts';
import { ListTrouble } from '../lib/ListTrouble.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { RecordChanged } from '../lib/RecordChanged.tsx';
import { Conversation } from './Conversation.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { TicketForm } from './TicketForm.tsx';
import { TicketPerson } from './TicketPerson.tsx';
import { useTicket } from './useTicket.ts';

const layout = {
  display: 'grid',
  gap: { xs: 3, lg: 5 },
  p: { xs: 2, sm: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 21rem' },
} as const;

const talk = { display: 'grid', gap: 3, alignContent: 'start' } as const;

/** The conversation as it goes on, the answer to it, and how the ticket stands. */
export function TicketPanel({ row }: { row: AdminTicket }) {
  const { live, read, error, isFetching, changed, reload } = useTicket(row);
  if (!live && error) {
    return (
      <Box sx={{ p: 2.5 }}>
        <ListTrouble error={error} onRetry={reload} />
      </Box>
    );
  }
  if (!live || !read) {
    return (
      <Box sx={layout} role="status" aria-label="Chargement...">
        <Skeleton variant="rounded" height={220} />
        <Skeleton variant="rounded" height={220} />
      </Box>
    );
  }
  return (
    <>
      {changed && <RecordChanged busy={isFetching} onReload={reload} />}
      <Box sx={layout}>
        <Box sx={talk}>
          <Conversation ticket={live} />
          <ReplyForm ticket={live} onSent={reload} />
        </Box>
        <Box sx={talk}>
          <TicketPerson ticket={live} />
          <div>
            <PanelHeading>Suivi</PanelHeading>
            <TicketForm ticket={read} onReload={reload} />
          </div>
        </Box>
      </Box>
    </>
  );
}
