import { Button, Skeleton, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Actions } from '../lib/Actions.tsx';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { Modal } from '../lib/Modal.tsx';
import { sessionQuery } from '../lib/session.ts';
import { TotpEnrolment } from './TotpEnrolment.tsx';
import { TotpRemoval } from './TotpRemoval.tsx';
import { totpQuery } from './totp.ts';

interface ContentProps {
  onClose: () => void;
  /** The recovery codes are on the screen. */
  onCodes: () => void;
}

function Content({ onClose, onCodes }: ContentProps) {
  const notify = useNotify();
  const client = useQueryClient();
  const state = useQuery({ ...totpQuery, staleTime: 0, refetchOnWindowFocus: false });
  const [enrolling, setEnrolling] = useState(false);

  function finish(sentence: string) {
    client.invalidateQueries({ queryKey: totpQuery.queryKey, exact: true });
    // Where a second factor is required, taking it off leads to its set-up.
    client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    notify(sentence, { type: 'success' });
    onClose();
  }

  if (enrolling) {
    return (
      <TotpEnrolment
        onCodes={onCodes}
        onDone={() => finish('Double authentification activée')}
        onCancel={onClose}
      />
    );
  }
  if (state.error) return <ListTrouble error={state.error} onRetry={() => state.refetch()} />;
  if (!state.data) return <Skeleton variant="rounded" height={140} aria-label="Chargement..." />;
  if (state.data.enabled) {
    return (
      <TotpRemoval
        state={state.data}
        onRemoved={() => finish('Double authentification retirée')}
        onClose={onClose}
      />
    );
  }
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        En plus du mot de passe, un code à six chiffres de votre téléphone est demandé à chaque
        connexion. Un mot de passe volé ne suffit alors plus pour entrer dans les dossiers des
        victimes.
      </Typography>
      <Actions>
        <Button variant="contained" onClick={() => setEnrolling(true)}>
          Activer la double authentification
        </Button>
        <Button onClick={onClose}>Annuler</Button>
      </Actions>
    </>
  );
}

export function TotpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [codesShown, setCodesShown] = useState(false);
  function close() {
    setCodesShown(false);
    onClose();
  }
  // The codes are shown only once: Escape and a click outside do not close the dialog.
  return (
    <Modal title="Double authentification" open={open} onClose={codesShown ? undefined : close}>
      <Content onClose={close} onCodes={() => setCodesShown(true)} />
    </Modal>
  );
}
