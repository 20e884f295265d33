import { Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { Actions } from '../lib/Actions.tsx';
import { FormSubmit } from '../lib/form/fields.tsx';
import { postJson } from '../lib/http.ts';
import { Modal } from '../lib/Modal.tsx';
import { askPresenceBy } from '../lib/presence.ts';
import { NO_PROOF, ProofFields, proofOf } from './ProofFields.tsx';
import { VisitorForm } from './VisitorForm.tsx';

/** The server tells what is wrong with either. */
const resolver: Resolver<typeof NO_PROOF> = (values) => ({ values, errors: {} });

/** Asks for the password before what is sensitive, where the sign-in was a while ago; the call goes on afterwards. */
export function PresenceDialog() {
  const [answer, setAnswer] = useState<(isPresent: boolean) => void>();

  useEffect(() => askPresenceBy(() => new Promise((resolve) => setAnswer(() => resolve))), []);

  function close(isPresent: boolean) {
    answer?.(isPresent);
    setAnswer(undefined);
  }

  return (
    <Modal
      title="Confirmez que c’est bien vous"
      open={answer !== undefined}
      onClose={() => close(false)}
    >
      <Typography sx={{ mb: 2 }}>
        Votre connexion date de plus d’un quart d’heure. Avant un changement sensible, votre mot de
        passe est demandé de nouveau.
      </Typography>
      <VisitorForm
        values={NO_PROOF}
        resolver={resolver}
        send={async (typed) => {
          await postJson('/api/me/confirmation', proofOf(typed));
          close(true);
        }}
        failed="Erreur lors de la confirmation"
      >
        <ProofFields />
        <Actions>
          <FormSubmit busyLabel="Vérification…">Continuer</FormSubmit>
          <Button onClick={() => close(false)}>Annuler</Button>
        </Actions>
      </VisitorForm>
    </Modal>
  );
}
