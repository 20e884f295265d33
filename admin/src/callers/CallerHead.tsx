import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { PermittedLink } from '../lib/PermittedLink.tsx';
import { CALLER_PATH, filedIn } from './path.ts';

/** The way to note what somebody tells on the phone, and what was just filed. */
export function CallerHead() {
  const [filed, setFiled] = useState(filedIn(useLocation().state));
  return (
    <Box sx={{ mb: 2.5, display: 'grid', justifyItems: 'start', gap: 2 }}>
      {filed && (
        <Alert severity="success" role="status" closeText="Fermer" onClose={() => setFiled('')}>
          Signalement {filed} enregistré. La personne en est prévenue. Son récépissé est dans la
          fiche, à imprimer.
        </Alert>
      )}
      <PermittedLink permission="manageReports" to={`/admin${CALLER_PATH}`}>
        Saisir pour quelqu’un
      </PermittedLink>
    </Box>
  );
}
