import { Box, Button } from '@mui/material';
import { LateAlert } from './LateAlert.tsx';

interface FailureProps {
  sentence: string;
  onRetry: () => void;
  /** Given where it can be closed. */
  onClose?: () => void;
}

/** What could not be read, with a button that tries again. */
export function Failure({ sentence, onRetry, onClose }: FailureProps) {
  return (
    <LateAlert
      severity="error"
      closeText="Fermer"
      onClose={onClose}
      sx={{ my: 2, alignItems: { sm: 'center' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' }}>
        {sentence}
        <Button variant="outlined" color="inherit" onClick={onRetry}>
          Réessayer
        </Button>
      </Box>
    </LateAlert>
  );
}
