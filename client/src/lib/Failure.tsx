import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface FailureProps {
  sentence: string;
  onRetry: () => void;
  /** Where it can be put away. */
  onClose?: () => void;
}

/** What could not be read, and another try; under each other where there is no room beside. */
export function Failure({ sentence, onRetry, onClose }: FailureProps) {
  return (
    <Alert
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
    </Alert>
  );
}
