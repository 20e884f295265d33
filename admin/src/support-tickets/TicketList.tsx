import type { AdminTicket } from '@parade/api/contract/support-tickets.ts';
import { quoted } from '@parade/api/contract/text.ts';
import { ListPage } from '../lib/ListPage.tsx';
import { ListRows } from '../lib/ListRows.tsx';
import { card, columns } from './columns.tsx';
import { NoTickets } from './NoTickets.tsx';
import { TicketFilters } from './TicketFilters.tsx';
import { TicketPanel } from './TicketPanel.tsx';

export function TicketList() {
  return (
    <ListPage<AdminTicket> title="Support" newestBy="updatedAt">
      <TicketFilters />
      <ListRows<AdminTicket>
        caption="Tickets de support"
        card={card}
        columns={columns}
        nameOf={({ subject }) => `Ticket ${quoted(subject)}`}
        renderPanel={(ticket) => <TicketPanel row={ticket} />}
        empty={<NoTickets />}
        one="ticket"
        many="tickets"
      />
    </ListPage>
  );
}
