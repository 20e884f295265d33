import {
  type AdminTicket,
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
} from '@parade/api/contract/support-tickets.ts';
import { quoted } from '@parade/api/contract/text.ts';
import { ChoiceInput } from '../lib/list/ChoiceInput.tsx';
import { ListPage } from '../lib/list/ListPage.tsx';
import { Nothing } from '../lib/list/Nothing.tsx';
import { SearchBox } from '../lib/list/SearchBox.tsx';
import { card, columns } from './columns.tsx';
import { TicketPanel } from './TicketPanel.tsx';

const STATUSES = Object.entries(TICKET_STATUS_LABELS);
/** The most urgent first. */
const PRIORITIES = Object.entries(TICKET_PRIORITY_LABELS).toReversed();

const FILTERS = [
  <SearchBox key="search" source="search" alwaysOn />,
  <ChoiceInput key="status" source="status" label="Filtrer" choices={STATUSES} alwaysOn />,
  <ChoiceInput
    key="priority"
    source="priority"
    label="Priorité"
    all="Toutes"
    choices={PRIORITIES}
    alwaysOn
  />,
];

export function TicketList() {
  return (
    <ListPage<AdminTicket>
      title="Support"
      newestBy="updatedAt"
      filters={FILTERS}
      one="ticket"
      many="tickets"
      caption="Tickets de support"
      card={card}
      columns={columns}
      nameOf={({ subject }) => `Ticket ${quoted(subject)}`}
      renderPanel={(ticket) => <TicketPanel row={ticket} />}
      empty={
        <Nothing
          none="Aucun ticket de support"
          all="Voir tous les tickets"
          hint="Dès qu’une personne écrit au support, son ticket apparaît ici sans recharger la page."
        />
      }
    />
  );
}
