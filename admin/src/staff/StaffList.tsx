import { Box, Button } from '@mui/material';
import type { StaffMember } from '@parade/api/contract/staff.ts';
import { useState } from 'react';
import { EmptyList } from '../lib/list/EmptyList.tsx';
import { ListPage } from '../lib/list/ListPage.tsx';
import { card, columns } from './columns.tsx';
import { InvitationDialog } from './InvitationDialog.tsx';
import { StaffPanel } from './StaffPanel.tsx';

export function StaffList() {
  const [inviting, setInviting] = useState(false);
  return (
    <ListPage<StaffMember>
      title="Équipe"
      newestBy="createdAt"
      one="membre"
      many="membres"
      head={
        <Box sx={{ mb: 2.5 }}>
          <Button variant="contained" onClick={() => setInviting(true)}>
            Inviter
          </Button>
        </Box>
      }
      caption="Équipe"
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
    >
      <InvitationDialog open={inviting} onClose={() => setInviting(false)} />
    </ListPage>
  );
}
