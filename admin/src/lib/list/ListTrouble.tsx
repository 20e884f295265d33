import { Alert, Button } from '@mui/material';
import { sentenceFrom } from '../http.ts';

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
