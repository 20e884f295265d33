import { Alert, Button } from '@mui/material';
import { AuthFrame } from '../auth/AuthFrame.tsx';

export function TroublePage({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <AuthFrame title="Le back-office ne répond&nbsp;pas">
      <Alert severity="error">{sentence}</Alert>
      <Button variant="outlined" onClick={onRetry} sx={{ mt: 3 }}>
        Réessayer
      </Button>
    </AuthFrame>
  );
}
