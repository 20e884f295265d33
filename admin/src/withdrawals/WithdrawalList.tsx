import {
  type AdminWithdrawalRow,
  WITHDRAWAL_METHOD_LABELS,
  WITHDRAWAL_METHODS,
  WITHDRAWAL_STATUSES,
  withdrawalStatusLabel,
} from '@parade/api/contract/withdrawals.ts';
import { ChoiceInput } from '../lib/list/ChoiceInput.tsx';
import { ListPage } from '../lib/list/ListPage.tsx';
import { Nothing } from '../lib/list/Nothing.tsx';
import { SearchBox } from '../lib/list/SearchBox.tsx';
import { card, columns } from './columns.tsx';
import { WithdrawalPanel } from './WithdrawalPanel.tsx';

const STATUSES = WITHDRAWAL_STATUSES.map(
  (status) => [status, withdrawalStatusLabel(status)] as const,
);
const METHODS = WITHDRAWAL_METHODS.map(
  (method) => [method, WITHDRAWAL_METHOD_LABELS[method]] as const,
);

const FILTERS = [
  <SearchBox key="search" source="search" alwaysOn />,
  <ChoiceInput key="status" source="status" label="Filtrer" choices={STATUSES} alwaysOn />,
  <ChoiceInput
    key="method"
    source="method"
    label="Méthode"
    all="Toutes"
    choices={METHODS}
    alwaysOn
  />,
];

export function WithdrawalList() {
  return (
    <ListPage<AdminWithdrawalRow>
      title="Retraits"
      newestBy="createdAt"
      waiting={({ status }) => status === 'pending'}
      filters={FILTERS}
      one="demande"
      many="demandes"
      caption="Demandes de retrait"
      card={card}
      columns={columns}
      nameOf={(withdrawal) => `Retrait ${withdrawal.reference}`}
      renderPanel={(withdrawal) => <WithdrawalPanel row={withdrawal} />}
      empty={
        <Nothing
          none="Aucune demande de retrait"
          all="Voir toutes les demandes"
          hint="Dès qu’un client demande un versement, sa demande apparaît ici sans recharger la page."
        />
      }
    />
  );
}
