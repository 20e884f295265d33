import {
  ACCOUNT_STATUS_LABELS,
  ACCOUNT_STATUSES,
  type AdminUserRow,
} from '@parade/api/contract/users.ts';
import { ChoiceInput } from '../lib/list/ChoiceInput.tsx';
import { ListPage } from '../lib/list/ListPage.tsx';
import { Nothing } from '../lib/list/Nothing.tsx';
import { SearchBox } from '../lib/list/SearchBox.tsx';
import { card, columns } from './columns.tsx';
import { UserPanel } from './UserPanel.tsx';

const STATUSES = ACCOUNT_STATUSES.map((status) => [status, ACCOUNT_STATUS_LABELS[status]] as const);

const FILTERS = [
  <SearchBox key="search" source="search" alwaysOn />,
  <ChoiceInput key="status" source="status" label="Filtrer" choices={STATUSES} alwaysOn />,
];

export function UserList() {
  return (
    <ListPage<AdminUserRow>
      title="Utilisateurs"
      newestBy="createdAt"
      filters={FILTERS}
      one="utilisateur"
      many="utilisateurs"
      caption="Utilisateurs"
      card={card}
      columns={columns}
      nameOf={(user) => `Compte de ${user.name}`}
      renderPanel={(user) => <UserPanel id={user.id} />}
      empty={
        <Nothing
          none="Aucun utilisateur"
          found="Aucun utilisateur trouvé"
          all="Voir tous les utilisateurs"
          hint="Dès qu’une personne ouvre un compte, elle apparaît ici sans recharger la page."
        />
      }
    />
  );
}
