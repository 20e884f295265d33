import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

/** What happened, and the way to try again. */
export function TroublePage({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <Box component="main" sx={{ maxWidth: '40rem', mx: 'auto', px: 3, py: 8 }}>
      <Alert severity="error">{sentence}</Alert>
      <Button variant="outlined" onClick={onRetry} sx={{ mt: 3 }}>
        Réessayer
      </Button>
    </Box>
  );
}
