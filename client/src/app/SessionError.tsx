import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarePage } from './BarePage.tsx';

/** Shown when the session cannot be read. Nobody is signed out for it. */
export function SessionError({ onRetry }: { onRetry: () => void }) {
  return (
    <BarePage title="Espace client">
      <Alert severity="error" sx={{ my: 2 }}>
        Erreur d'accès aux données utilisateur. Veuillez vous reconnecter.
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={onRetry}>
          Réessayer
        </Button>
        <Button href="/login">Aller à la connexion</Button>
      </Box>
    </BarePage>
  );
}
