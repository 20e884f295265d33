import { Box } from '@mui/material';
import type { AdminTicket } from '@parade/api/contract/support-tickets.ts';
import { MoveTicket } from '../conversations/MoveTicket.tsx';
import { OpenRecord } from '../lib/OpenRecord.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { RecordChanged } from '../lib/RecordChanged.tsx';
import { Conversation } from './Conversation.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { TicketForm } from './TicketForm.tsx';
import { TicketPerson } from './TicketPerson.tsx';
import { useTicket } from './useTicket.ts';

const COLUMNS = { md: 'minmax(0, 1fr) 21rem' };

const talk = { display: 'grid', gap: 3, alignContent: 'start' } as const;

function Parts({ ticket }: { ticket: AdminTicket }) {
  const { read, changed, reload } = useTicket(ticket);
  return (
    <>
      {changed && <RecordChanged onReload={reload} />}
      <Box sx={talk}>
        <Conversation ticket={ticket} />
        <ReplyForm ticket={ticket} onSent={reload} />
      </Box>
      <Box sx={talk}>
        <TicketPerson ticket={ticket} />
        <MoveTicket ticket={ticket} onMoved={reload} />
        <div>
          <PanelHeading>Suivi</PanelHeading>
          <TicketForm ticket={read} onReload={reload} />
        </div>
      </Box>
    </>
  );
}

/** The conversation as it goes on, the reply form and the form of status and priority. */
export function TicketPanel({ row }: { row: AdminTicket }) {
  return (
    <OpenRecord<AdminTicket> resource="support-tickets" id={row.id} columns={COLUMNS}>
      {(ticket) => <Parts ticket={ticket} />}
    </OpenRecord>
  );
}
