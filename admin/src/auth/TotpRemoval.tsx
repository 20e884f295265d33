import { Button, Typography } from '@mui/material';
import type { TotpState } from '@parade/api/contract/staff.ts';
import type { Resolver } from 'react-hook-form';
import { Actions } from '../lib/Actions.tsx';
import { FormSubmit } from '../lib/form/fields.tsx';
import { SaveProblem } from '../lib/form/SaveProblem.tsx';
import { SentForm } from '../lib/form/SentForm.tsx';
import { NO_PROOF, ProofFields, proofOf } from './ProofFields.tsx';
import { removeTotp } from './totp.ts';

/** The server tells what is wrong with either. */
const resolver: Resolver<typeof NO_PROOF> = (values) => ({ values, errors: {} });

interface TotpRemovalProps {
  state: TotpState;
  onRemoved: () => void;
  onClose: () => void;
}

export function TotpRemoval({ state, onRemoved, onClose }: TotpRemovalProps) {
  const left = state.recoveryCodesLeft;
  return (
    <SentForm
      values={NO_PROOF}
      resolver={resolver}
      send={async (typed) => {
        await removeTotp(proofOf(typed));
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
          Elle est obligatoire pour toute l’équipe. Pour changer de téléphone ou obtenir de nouveaux
          codes, retirez-la&nbsp;: vous l’activerez de nouveau aussitôt, avant toute autre chose.
        </Typography>
      )}
      <Typography>
        Pour la retirer, montrez que c’est bien vous. Vous pourrez l’activer de nouveau avec un
        autre téléphone.
      </Typography>
      <ProofFields />
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
