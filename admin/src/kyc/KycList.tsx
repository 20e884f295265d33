import {
  type AdminKycRow,
  KYC_REQUEST_STATUSES,
  kycStatusLabel,
} from '@parade/api/contract/kyc.ts';
import { ChoiceInput } from '../lib/list/ChoiceInput.tsx';
import { ListPage } from '../lib/list/ListPage.tsx';
import { Nothing } from '../lib/list/Nothing.tsx';
import { SearchBox } from '../lib/list/SearchBox.tsx';
import { card, columns } from './columns.tsx';
import { KycPanel } from './KycPanel.tsx';

const STATUSES = KYC_REQUEST_STATUSES.map((status) => [status, kycStatusLabel(status)] as const);

const FILTERS = [
  <SearchBox key="search" source="search" alwaysOn />,
  <ChoiceInput key="status" source="status" label="Filtrer" choices={STATUSES} alwaysOn />,
];

export function KycList() {
  return (
    <ListPage<AdminKycRow>
      title="KYC"
      newestBy="submittedAt"
      waiting={({ status }) => status === 'pending'}
      filters={FILTERS}
      one="demande"
      many="demandes"
      caption="Demandes KYC"
      card={card}
      columns={columns}
      nameOf={({ fullName }) => `Demande KYC de ${fullName}`}
      renderPanel={(request) => <KycPanel row={request} />}
      empty={
        <Nothing
          none="Aucune demande KYC"
          all="Voir toutes les demandes"
          hint="Dès qu’une personne fait vérifier son identité, sa demande apparaît ici sans recharger la page."
        />
      }
    />
  );
}
