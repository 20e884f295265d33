import { Alert, Box, Button, Typography } from '@mui/material';
import { sentenceOf } from '@parade/api/contract/errors.ts';
import {
  type AdminUser,
  DEACTIVATION_WORD,
  type deactivation,
} from '@parade/api/contract/users.ts';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { Actions } from '../lib/Actions.tsx';
import { ChoiceGroup, RadioChoice } from '../lib/Choice.tsx';
import { Modal } from '../lib/Modal.tsx';
import { WordStep } from '../lib/WordStep.tsx';

type Mode = ReturnType<typeof deactivation.parse>['mode'];

const MODES: Readonly<Record<Mode, { title: string; follows: string }>> = {
  disabled: {
    title: 'Désactiver le compte',
    follows: 'La personne lit que son compte a été désactivé et qu’elle peut contacter le support.',
  },
  deleted: {
    title: 'Supprimer le compte',
    follows: 'La personne lit que son compte a été supprimé et qu’elle n’a plus accès.',
  },
};

interface StepProps {
  mode: Mode;
  /** The person still has a balance: the account cannot be deleted yet. */
  holdsMoney: boolean;
  onMode: (mode: Mode) => void;
  onNext: () => void;
  onClose: () => void;
}

function ChoiceStep({ mode, holdsMoney, onMode, onNext, onClose }: StepProps) {
  const mustWait = mode === 'deleted' && holdsMoney;
  return (
    <>
      <ChoiceGroup legend="Ce que vous voulez faire">
        {(Object.keys(MODES) as Mode[]).map((one) => (
          <RadioChoice
            key={one}
            name="mode"
            checked={one === mode}
            onChange={() => onMode(one)}
            label={
              <>
                <strong>{MODES[one].title}</strong>
                <br />
                {MODES[one].follows}
              </>
            }
          />
        ))}
      </ChoiceGroup>
      <Box role="status">
        {mustWait && (
          <Alert severity="warning" role="presentation" sx={{ mt: 2 }}>
            {sentenceOf('balance_left')}
          </Alert>
        )}
      </Box>
      <Typography sx={{ mt: 2 }}>Dans les deux cas&nbsp;:</Typography>
      <Box component="ul" sx={{ mt: 0.5, mb: 2, pl: 3 }}>
        <li>ses sessions se ferment aussitôt&nbsp;;</li>
        <li>ses signalements et ses paiements sont marqués supprimés&nbsp;;</li>
        <li>ses notifications sont mises de côté&nbsp;;</li>
        <li>elle garde un accès à son solde, à ses contrats, à ses factures et à ses données.</li>
      </Box>
      <Typography sx={{ mb: 2 }}>
        Une réactivation rend le tout&nbsp;; les signalements repassent en attente.
      </Typography>
      <Actions>
        {!mustWait && (
          <Button variant="contained" color="error" onClick={onNext}>
            Continuer
          </Button>
        )}
        <Button onClick={onClose}>Annuler</Button>
      </Actions>
    </>
  );
}

interface DeactivationDialogProps {
  open: boolean;
  user: AdminUser;
  onDecided: (mode: Mode) => void;
  onClose: () => void;
}

/** Asks how to close an account, says what follows, then asks for the word to type. */
export function DeactivationDialog({ open, user, onDecided, onClose }: DeactivationDialogProps) {
  const notify = useNotify();
  const [mode, setMode] = useState<Mode>('disabled');
  const [confirmed, setConfirmed] = useState(false);

  useEffect(() => {
    if (open) setConfirmed(false);
  }, [open]);

  function cancel() {
    onClose();
    if (confirmed) notify('Désactivation annulée', { type: 'info' });
  }

  function decide(word: string) {
    // The dialog takes a moment to close: a second click in it must do nothing.
    if (!open) return;
    if (word !== DEACTIVATION_WORD) return cancel();
    onClose();
    onDecided(mode);
  }

  return (
    <Modal
      title={
        confirmed ? `${MODES[mode].title} de ${user.name}` : `Désactiver le compte de ${user.name}`
      }
      open={open}
      onClose={cancel}
    >
      {confirmed ? (
        <WordStep
          word={DEACTIVATION_WORD}
          title={MODES[mode].title}
          onWord={decide}
          onClose={cancel}
        />
      ) : (
        <ChoiceStep
          mode={mode}
          holdsMoney={user.recoveredAmount > 0}
          onMode={setMode}
          onNext={() => setConfirmed(true)}
          onClose={cancel}
        />
      )}
    </Modal>
  );
}
