import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Typography } from '@mui/material';
import { type TotpState, totpRemoval } from '@parade/api/contract/staff.ts';
import { Actions } from '../lib/Actions.tsx';
import { FormSubmit } from '../lib/form/fields.tsx';
import { SaveProblem } from '../lib/form/SaveProblem.tsx';
import { SentForm } from '../lib/form/SentForm.tsx';
import { FormPassword } from './NewPassword.tsx';
import { removeTotp } from './totp.ts';

const resolver = zodResolver(totpRemoval);

interface TotpRemovalProps {
  state: TotpState;
  onRemoved: () => void;
  onClose: () => void;
}

export function TotpRemoval({ state, onRemoved, onClose }: TotpRemovalProps) {
  const left = state.recoveryCodesLeft;
  return (
    <SentForm
      values={{ password: '' }}
      resolver={resolver}
      send={async ({ password }) => {
        await removeTotp(password);
        onRemoved();
      }}
      failed="Erreur lors du retrait de la double authentification"
    >
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
      <FormPassword
        name="password"
        label="Mot de passe actuel"
        hint="Pour la retirer. Vous pourrez l’activer de nouveau avec un autre téléphone."
        autoComplete="current-password"
      />
      <SaveProblem />
      <Actions>
        <FormSubmit busyLabel="Retrait…" color="error">
          Retirer la double authentification
        </FormSubmit>
        <Button onClick={onClose}>Fermer</Button>
      </Actions>
    </SentForm>
  );
}
