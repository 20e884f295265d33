import {
  ACCOUNT_STATUS_LABELS,
  ACCOUNT_STATUSES,
  type AdminUserRow,
} from '@parade/api/contract/users.ts';
import { ContactFilters } from '../lib/ContactFilters.tsx';
import { ListPage } from '../lib/ListPage.tsx';
import { ListRows } from '../lib/ListRows.tsx';
import { card, columns } from './columns.tsx';
import { NoUsers } from './NoUsers.tsx';
import { UserPanel } from './UserPanel.tsx';

const STATUSES = ACCOUNT_STATUSES.map((status) => [status, ACCOUNT_STATUS_LABELS[status]] as const);

export function UserList() {
  return (
    <ListPage<AdminUserRow> title="Utilisateurs" newestBy="createdAt">
      <ContactFilters statuses={STATUSES} />
      <ListRows<AdminUserRow>
        caption="Utilisateurs, du plus récent au plus ancien"
        card={card}
        columns={columns}
        nameOf={(user) => `Compte de ${user.name}`}
        renderPanel={(user) => <UserPanel id={user.id} />}
        empty={<NoUsers />}
        one="utilisateur"
        many="utilisateurs"
      />
    </ListPage>
  );
}
