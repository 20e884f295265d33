import Box from '@mui/material/Box';
import type { AdminTicket } from '@parade/api/contract/support-tickets.ts';
import { OpenRecord } from '../lib/OpenRecord.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { Conversation } from './Conversation.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { TicketForm } from './TicketForm.tsx';
import { TicketPerson } from './TicketPerson.tsx';
import { useTicket } from './useTicket.ts';

const COLUMNS = { md: 'minmax(0, 1fr) 21rem' };

const talk = { display: 'grid', gap: 3, alignContent: 'start' } as const;

/** The conversation, the reply form and the form of status and priority. */
export function TicketPanel({ row }: { row: AdminTicket }) {
  const record = useTicket(row);
  return (
    <OpenRecord record={record} columns={COLUMNS}>
      {({ live, read }) => (
        <>
          <Box sx={talk}>
            <Conversation ticket={live} />
            <ReplyForm ticket={live} onSent={record.reload} />
          </Box>
          <Box sx={talk}>
            <TicketPerson ticket={live} />
            <div>
              <PanelHeading>Suivi</PanelHeading>
              <TicketForm ticket={read} onReload={record.reload} />
            </div>
          </Box>
        </>
      )}
    </OpenRecord>
  );
}
