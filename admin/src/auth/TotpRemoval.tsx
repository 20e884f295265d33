import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type TotpState, totpRemoval } from '@parade/api/contract/staff.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Actions } from '../lib/Actions.tsx';
import { sentenceFrom } from '../lib/http.ts';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { PasswordField } from './PasswordField.tsx';
import { removeTotp } from './totp.ts';

const FAILED = 'Erreur lors du retrait de la double authentification';

interface TotpRemovalProps {
  state: TotpState;
  onRemoved: () => void;
  onClose: () => void;
}

export function TotpRemoval({ state, onRemoved, onClose }: TotpRemovalProps) {
  const [mistake, setMistake] = useState<string>();
  const removal = useMutation({
    mutationFn: removeTotp,
    onSuccess: onRemoved,
    onError: (error) => setMistake(sentenceFrom(error, FAILED)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (removal.isPending) return;
    const password = new FormData(event.currentTarget).get('password');
    const checked = totpRemoval.safeParse({ password });
    setMistake(checked.error?.issues[0]?.message);
    if (checked.success) removal.mutate(checked.data.password);
  }

  const left = state.recoveryCodesLeft;
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <Typography>
        La double authentification est active. Il vous reste {left}&nbsp;
        {left < 2 ? 'code' : 'codes'} de secours.
      </Typography>
      {state.required && (
        <Typography>
          Elle est demandée à toute l’équipe. Pour changer de téléphone ou obtenir de nouveaux
          codes, retirez-la&nbsp;: vous l’activerez de nouveau aussitôt, avant toute autre chose.
        </Typography>
      )}
      <PasswordField
        label="Mot de passe actuel"
        name="password"
        hint="Pour la retirer. Vous pourrez l’activer de nouveau avec un autre téléphone."
        problem={mistake}
        autoComplete="current-password"
      />
      <Actions>
        <SubmitButton busy={removal.isPending} busyLabel="Retrait…" color="error">
          Retirer la double authentification
        </SubmitButton>
        <Button onClick={onClose}>Fermer</Button>
      </Actions>
    </Stack>
  );
}
