import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { sentenceFrom } from './http.ts';

/** A list that could not be read, and the way to try again. */
export function ListTrouble({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      {sentenceFrom(error, 'Erreur lors du chargement des données')}
    </Alert>
  );
}
