import { Alert, Button, Snackbar } from '@mui/material';
import { DEFAULT_CLEAN_UP_DAYS } from '@parade/api/contract/notifications.ts';
import { Question } from '@parade/site/brand/ui/Question.tsx';
import { useState } from 'react';
import { useCleanUp } from './queries.ts';
import { CLEAN_UP_FAILED, cleanUpSentence } from './sentences.ts';

/** How long the result stays on the screen (specification 9). */
const SHOWN_MS = 3000;

/** The button, its question and its result. A failure stays until it is closed. */
export function CleanUp() {
  const cleanUp = useCleanUp();
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    cleanUp.mutate(DEFAULT_CLEAN_UP_DAYS);
  };
  return (
    <>
      <Button variant="outlined" aria-busy={cleanUp.isPending} onClick={() => setAsking(true)}>
        Nettoyer
      </Button>
      <Question
        open={asking}
        title={'Nettoyer vos notifications\u00a0?'}
        text={`Celles de plus de ${DEFAULT_CLEAN_UP_DAYS}\u00a0jours, lues ou non, et celles qui sont illisibles seront supprimées définitivement. Vos signalements et leur suivi sont conservés.`}
        no="Annuler"
        yes="Supprimer les anciennes"
        onNo={() => setAsking(false)}
        onYes={confirm}
      />
      <Snackbar
        open={cleanUp.isSuccess}
        autoHideDuration={SHOWN_MS}
        onClose={(_event, reason) => reason === 'timeout' && cleanUp.reset()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      >
        <Alert severity="success" role="status" variant="filled">
          {cleanUp.data && cleanUpSentence(cleanUp.data)}
        </Alert>
      </Snackbar>
      {cleanUp.isError && (
        <Alert
          severity="error"
          closeText="Fermer"
          onClose={() => cleanUp.reset()}
          sx={{ width: '100%' }}
        >
          {CLEAN_UP_FAILED}
        </Alert>
      )}
    </>
  );
}
