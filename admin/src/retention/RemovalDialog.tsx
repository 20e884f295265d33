import { Box, Typography } from '@mui/material';
import { REMOVAL_WORD, type RetentionCounts } from '@parade/api/contract/retention.ts';
import { useNotify } from 'react-admin';
import { Modal } from '../lib/Modal.tsx';
import { WordStep } from '../lib/WordStep.tsx';
import { inWords, presentIn } from './words.ts';

interface RemovalDialogProps {
  open: boolean;
  /** The counts of the run that was shown: no more than that is removed. */
  found: RetentionCounts;
  onDecided: () => void;
  onClose: () => void;
}

/** Says what is removed for ever, and asks for the word to type. */
export function RemovalDialog({ open, found, onDecided, onClose }: RemovalDialogProps) {
  const notify = useNotify();

  function decide(word: string) {
    // The dialog takes a moment to close: a second click in it must do nothing.
    if (!open) return;
    onClose();
    if (word === REMOVAL_WORD) return onDecided();
    notify('Effacement annulé', { type: 'info' });
  }

  return (
    <Modal title="Effacer ce qui a été trouvé" open={open} onClose={onClose}>
      <Typography>Seront effacés&nbsp;:</Typography>
      <Box component="ul" sx={{ mt: 0.5, mb: 2, pl: 3 }}>
        {presentIn(found).map((kind) => (
          <li key={kind}>{inWords(kind, found[kind])}</li>
        ))}
      </Box>
      <Typography sx={{ mb: 2 }}>
        <strong>C’est définitif&nbsp;: personne ne pourra rien en rendre.</strong> S’il s’en trouve
        davantage entre-temps, rien n’est effacé et vous le lirez ici.
      </Typography>
      <WordStep word={REMOVAL_WORD} title="Effacer" onWord={decide} onClose={onClose} />
    </Modal>
  );
}
