import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../lib/PageTitle.tsx';

/** What happened, and the way to try again. */
export function TroublePage({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <Box component="main" sx={{ maxWidth: '40rem', mx: 'auto', px: 3, py: 8 }}>
      <PageTitle page="Erreur" />
      <Typography variant="h1" sx={{ mb: 2 }}>
        Le back-office ne répond pas
      </Typography>
      <Alert severity="error">{sentence}</Alert>
      <Button variant="outlined" onClick={onRetry} sx={{ mt: 3 }}>
        Réessayer
      </Button>
    </Box>
  );
}
