import { Button, Stack, Typography } from '@mui/material';
import { type StaffMember, staffMember } from '@parade/api/contract/staff.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useEditContext, useNotify } from 'react-admin';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { postJson, sendJson, sentenceFrom } from '../lib/http.ts';
import { CloseRow } from '../lib/list/openRow.ts';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { PROPOSED } from '../lib/proposed.ts';

const NOT_SENT = 'Erreur lors de l’envoi de l’invitation';
const NOT_REMOVED = 'Erreur lors du retrait de la personne';
const FACTOR_KEPT = 'Erreur lors du retrait de la double authentification';

/** Sends the invitation again, removes a lost second factor, removes the access. */
export function StaffActions({ member }: { member: StaffMember }) {
  const client = useQueryClient();
  const notify = useNotify();
  const { refetch } = useEditContext();
  const closeRow = useContext(CloseRow);
  const [asking, setAsking] = useState<'removal' | 'factor'>();
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
      closeRow();
      notify(`${member.name} ne fait plus partie de l’équipe`, { type: 'success' });
      setAsking(undefined);
    },
  });

  const factor = useMutation({
    mutationFn: async () =>
      staffMember.parse(await postJson(`/api/admin/staff/${member.id}/totp-removal`, {})),
    onSuccess: ({ totpEnabled }) => {
      refetch();
      refresh();
      notify(totpEnabled ? PROPOSED : `La double authentification de ${member.name} est retirée`, {
        type: 'success',
      });
      setAsking(undefined);
    },
  });

  function ask(what: 'removal' | 'factor') {
    removal.reset();
    factor.reset();
    setAsking(what);
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
        {member.totpEnabled && (
          <Button variant="outlined" onClick={() => ask('factor')}>
            Retirer sa double authentification…
          </Button>
        )}
        <Button variant="outlined" color="error" onClick={() => ask('removal')}>
          Retirer de l’équipe…
        </Button>
      </Stack>
      <ConfirmDialog
        title={`Retirer ${member.name} de l’équipe`}
        open={asking === 'removal'}
        confirm="Retirer de l’équipe"
        busy={removal.isPending}
        busyLabel="Retrait…"
        problem={removal.error ? sentenceFrom(removal.error, NOT_REMOVED) : undefined}
        destructive
        onConfirm={removal.mutate}
        onClose={() => setAsking(undefined)}
      >
        <Typography>
          Ses sessions se ferment aussitôt et son compte n’ouvre plus rien. Ce que la personne a
          fait reste dans le journal.
        </Typography>
      </ConfirmDialog>
      <ConfirmDialog
        title={`Retirer la double authentification de ${member.name}`}
        open={asking === 'factor'}
        confirm="Retirer la double authentification"
        busy={factor.isPending}
        busyLabel="Retrait…"
        problem={factor.error ? sentenceFrom(factor.error, FACTOR_KEPT) : undefined}
        destructive
        onConfirm={factor.mutate}
        onClose={() => setAsking(undefined)}
      >
        <Typography>
          Pour une personne qui a perdu son téléphone et ses codes de secours. Vérifiez d’abord de
          vive voix que c’est bien elle qui le demande. Ses sessions se ferment aussitôt et un
          e-mail l’en informe.
        </Typography>
      </ConfirmDialog>
    </div>
  );
}
