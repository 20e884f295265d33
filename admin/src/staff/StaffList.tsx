import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { StaffMember } from '@parade/api/contract/staff.ts';
import { useState } from 'react';
import { EmptyList } from '../lib/EmptyList.tsx';
import { ListPage } from '../lib/ListPage.tsx';
import { ListRows } from '../lib/ListRows.tsx';
import { card, columns } from './columns.tsx';
import { InvitationDialog } from './InvitationDialog.tsx';
import { StaffPanel } from './StaffPanel.tsx';

export function StaffList() {
  const [inviting, setInviting] = useState(false);
  return (
    <ListPage<StaffMember> title="Équipe" newestBy="createdAt">
      <Box sx={{ mb: 2.5 }}>
        <Button variant="contained" onClick={() => setInviting(true)}>
          Inviter
        </Button>
      </Box>
      <ListRows<StaffMember>
        caption="Équipe, de la personne la plus récente à la plus ancienne"
        card={card}
        columns={columns}
        nameOf={(member) => `Accès de ${member.name}`}
        renderPanel={(member) => <StaffPanel row={member} />}
        empty={
          <EmptyList
            title="Personne dans l’équipe"
            hint="Invitez une première personne&nbsp;: elle choisit elle-même son mot de passe."
          />
        }
        one="membre"
        many="membres"
      />
      <InvitationDialog open={inviting} onClose={() => setInviting(false)} />
    </ListPage>
  );
}
