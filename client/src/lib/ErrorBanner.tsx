import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';

interface ErrorBannerProps {
  /** What happened; `undefined` when all is well. */
  sentence: string | undefined;
  onRetry: () => void;
}

/** A load that failed. It can be put away; the next failure shows it again. */
export function ErrorBanner({ sentence, onRetry }: ErrorBannerProps) {
  const [dismissed, setDismissed] = useState(false);
  if (!sentence || dismissed) return null;
  return (
    <Alert severity="error" closeText="Fermer" onClose={() => setDismissed(true)} sx={{ my: 2 }}>
      {sentence}{' '}
      <Button color="inherit" size="small" onClick={onRetry} sx={{ ml: 1 }}>
        Réessayer
      </Button>
    </Alert>
  );
}
