import { type AdminDisputeRow, DISPUTE_STATUS_LABELS } from '@parade/api/contract/disputes.ts';
import { ChoiceInput } from '../lib/list/ChoiceInput.tsx';
import { EmptyList } from '../lib/list/EmptyList.tsx';
import { ListPage } from '../lib/list/ListPage.tsx';
import { card, columns } from './columns.tsx';
import { DisputePanel } from './DisputePanel.tsx';

const FILTERS = [
  <ChoiceInput
    key="status"
    source="status"
    label="Statut"
    all="Toutes"
    choices={Object.entries(DISPUTE_STATUS_LABELS)}
    alwaysOn
  />,
];

const always = () => true;

/** The disputes: open ones first, the most urgent on top. */
export function DisputeList() {
  return (
    <ListPage<AdminDisputeRow>
      title="Contestations"
      newestBy="dueAt"
      waiting={always}
      filters={FILTERS}
      one="contestation"
      many="contestations"
      caption="Contestations"
      card={card}
      columns={columns}
      nameOf={(dispute) => `Contestation de l’alerte ${dispute.alertTitle}`}
      renderPanel={(dispute) => <DisputePanel row={dispute} />}
      empty={
        <EmptyList
          title="Aucune contestation"
          hint="Quand une personne conteste une alerte et confirme son adresse, sa demande apparaît ici."
        />
      }
    />
  );
}
