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
import { StatusChange } from '../lib/list/StatusChange.tsx';
import { WaitingInput } from '../lib/list/WaitingInput.tsx';
import { card, columns } from './columns.tsx';
import { TicketPanel } from './TicketPanel.tsx';

const STATUSES = Object.entries(TICKET_STATUS_LABELS);
/** The most urgent first. */
const PRIORITIES = Object.entries(TICKET_PRIORITY_LABELS).toReversed();

/** To close them first. */
const CLOSING = STATUSES.toReversed();

const FILTERS = [
  <SearchBox key="search" source="search" alwaysOn />,
  <ChoiceInput key="status" source="status" label="Filtrer" choices={STATUSES} alwaysOn />,
  <WaitingInput key="waiting" source="waiting" alwaysOn />,
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
      waiting={({ waiting }) => waiting === true}
      filters={FILTERS}
      one="ticket"
      many="tickets"
      caption="Tickets de support"
      card={card}
      columns={columns}
      nameOf={({ subject }) => `Ticket ${quoted(subject)}`}
      renderPanel={(ticket) => <TicketPanel row={ticket} />}
      bulkActions={
        <StatusChange<AdminTicket>
          statuses={CLOSING}
          lineOf={({ subject, status }) => (
            <>
              {quoted(subject)} ({TICKET_STATUS_LABELS[status]})
            </>
          )}
          countOf={(count) => `${count}\u00a0ticket${count < 2 ? '' : 's'}`}
          consequence="Les personnes en sont prévenues après une minute, pendant laquelle vous pouvez l’annuler."
        />
      }
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
