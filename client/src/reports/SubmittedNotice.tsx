import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Reference } from '../lib/Reference.tsx';

/** After a report was sent: its reference and what happens now. Shown once. */
export function SubmittedNotice() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [reference, setReference] = useState<string | undefined>(state?.submitted);

  // A reload or a step back must not announce it again.
  useEffect(() => {
    if (state?.submitted) navigate(pathname, { replace: true, state: null });
  }, [state, pathname, navigate]);

  if (!reference) return null;
  return (
    <Alert
      severity="success"
      closeText="Fermer"
      onClose={() => setReference(undefined)}
      sx={{ mt: 3 }}
    >
      <AlertTitle>
        Votre signalement <Reference>{reference}</Reference> est enregistré
      </AlertTitle>
      Nous le lisons et vous répondons ici. Vous n’avez rien à faire pour l’instant.
    </Alert>
  );
}
