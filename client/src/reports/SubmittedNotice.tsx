import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useState } from 'react';
import { Reference } from '../lib/Reference.tsx';
import { useArrival } from '../lib/useArrival.ts';

/** After a report was sent: its reference and what happens now. Shown once. */
export function SubmittedNotice() {
  const reference = useArrival<string>('submitted');
  const [isClosed, setIsClosed] = useState(false);
  if (!reference || isClosed) return null;
  return (
    <Alert severity="success" closeText="Fermer" onClose={() => setIsClosed(true)} sx={{ mt: 3 }}>
      <AlertTitle>
        Votre signalement <Reference>{reference}</Reference> est enregistré
      </AlertTitle>
      Nous le lisons et vous répondons ici. Vous n’avez rien à faire pour l’instant.
    </Alert>
  );
}
