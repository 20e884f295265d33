import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StaffMember } from '@parade/api/contract/staff.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { postJson, sendJson, sentenceFrom } from '../lib/http.ts';
import { PanelHeading } from '../lib/PanelHeading.tsx';

const NOT_SENT = 'Erreur lors de l’envoi de l’invitation';
const NOT_REMOVED = 'Erreur lors du retrait de la personne';

/** The invitation once more, and the way out of the team. */
export function StaffActions({ member }: { member: StaffMember }) {
  const client = useQueryClient();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: ['staff', 'getList'] });

  const again = useMutation({
    mutationFn: () => postJson(`/api/admin/staff/${member.id}/invitation`, {}),
    onSuccess: () => notify(`Invitation envoyée à ${member.email}`, { type: 'success' }),
    onError: (error) => notify(sentenceFrom(error, NOT_SENT), { type: 'error' }),
  });
  const removal = useMutation({
    mutationFn: () => sendJson(`/api/admin/staff/${member.id}`, { method: 'DELETE' }),
    onSuccess: () => {
      refresh();
      notify(`${member.name} ne fait plus partie de l’équipe`, { type: 'success' });
      setAsking(false);
    },
  });

  function ask() {
    removal.reset();
    setAsking(true);
  }

  return (
    <div>
      <PanelHeading>Actions</PanelHeading>
      <Stack sx={{ gap: 2 }}>
        {member.status === 'invited' && (
          <Button
            variant="outlined"
            aria-disabled={again.isPending}
            onClick={() => !again.isPending && again.mutate()}
          >
            Renvoyer l’invitation
          </Button>
        )}
        <Button variant="outlined" color="error" onClick={ask}>
          Retirer de l’équipe…
        </Button>
      </Stack>
      <ConfirmDialog
        title={`Retirer ${member.name} de l’équipe`}
        open={asking}
        confirm="Retirer de l’équipe"
        busy={removal.isPending}
        busyLabel="Retrait…"
        problem={removal.error ? sentenceFrom(removal.error, NOT_REMOVED) : undefined}
        destructive
        onConfirm={removal.mutate}
        onClose={() => setAsking(false)}
      >
        <Typography>
          Ses sessions se ferment aussitôt et son compte n’ouvre plus rien. Ce que la personne a
          fait reste dans le journal.
        </Typography>
      </ConfirmDialog>
    </div>
  );
}
