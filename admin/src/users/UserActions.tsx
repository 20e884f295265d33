import { Button, Stack, Typography } from '@mui/material';
import { sentenceOf } from '@parade/api/contract/errors.ts';
import type { AdminUser } from '@parade/api/contract/users.ts';
import { useState } from 'react';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { DeactivationDialog } from './DeactivationDialog.tsx';
import { type UserAction, useUserAction } from './useUserAction.ts';

interface Choice {
  label: string;
  hint: string;
  action: Extract<UserAction, { noun: string; mode?: never }>;
}

const VERIFY: Choice = {
  label: 'Vérifier',
  hint: 'L’identité de la personne est établie.',
  action: { noun: 'verification' },
};
const UNVERIFY: Choice = {
  label: 'Retirer la vérification',
  hint: 'Son identité est à établir de nouveau.',
  action: { noun: 'unverification' },
};
const BLOCK: Choice = {
  label: 'Bloquer',
  hint: 'Ses pages ouvertes se ferment et elle ne peut plus se connecter. Son solde, ses contrats et ses données lui restent accessibles.',
  action: { noun: 'block' },
};
const UNBLOCK: Choice = {
  label: 'Débloquer',
  hint: 'Elle peut de nouveau se connecter.',
  action: { noun: 'unblock' },
};
const REACTIVATE: Choice = {
  label: 'Réactiver',
  hint: 'Le compte redevient actif, ses notifications reviennent et ses signalements repassent en attente.',
  action: { noun: 'reactivation' },
};

function choicesFor({ status, verified }: AdminUser): Choice[] {
  if (status === 'disabled' || status === 'deleted') return [REACTIVATE];
  return [verified ? UNVERIFY : VERIFY, status === 'active' ? BLOCK : UNBLOCK];
}

const hintStyle = { color: 'text.secondary', mt: 0.5 } as const;

export function UserActions({ user }: { user: AdminUser }) {
  const [deactivating, setDeactivating] = useState(false);
  const act = useUserAction(user);
  if (user.isAdmin) {
    return (
      <Typography variant="body2">
        Cette personne fait partie de l’équipe&nbsp;: son accès se gère dans l’onglet Équipe.
      </Typography>
    );
  }
  if (user.erasedAt) {
    return <Typography variant="body2">{sentenceOf('account_erased')}</Typography>;
  }
  const choices = choicesFor(user);
  const off = choices.includes(REACTIVATE);
  return (
    <div>
      <PanelHeading>Actions</PanelHeading>
      <Stack sx={{ gap: 2 }}>
        {/* Keyed by position: a pressed button becomes its opposite and keeps the focus. */}
        {choices.map(({ label, hint, action }, place) => (
          <div key={String(place)}>
            <Button
              variant="outlined"
              fullWidth
              aria-disabled={act.isPending}
              onClick={() => !act.isPending && act.mutate(action)}
            >
              {label}
            </Button>
            <Typography variant="body2" sx={hintStyle}>
              {hint}
            </Typography>
          </div>
        ))}
        {!off && (
          <div>
            <Button
              variant="outlined"
              color="error"
              fullWidth
              onClick={() => setDeactivating(true)}
            >
              Désactiver…
            </Button>
            <Typography variant="body2" sx={hintStyle}>
              Ferme le compte et met de côté ce qu’il contient.
            </Typography>
          </div>
        )}
      </Stack>
      <DeactivationDialog
        open={deactivating}
        user={user}
        onClose={() => setDeactivating(false)}
        onDecided={(mode) => act.mutate({ noun: 'deactivation', mode })}
      />
    </div>
  );
}
