import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';

interface OfferChangedProps {
  /** An order was refused because of it: whoever sent it stands at the foot of the page. */
  refused: boolean;
  onRead: () => void;
}

/** What is being read is no longer what is offered. */
export function OfferChanged({ refused, onRead }: OfferChangedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) box.current?.focus();
  }, [refused]);
  return (
    <Alert
      ref={box}
      severity="warning"
      role="status"
      tabIndex={-1}
      sx={{ mt: 2, alignItems: { sm: 'center' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' }}>
        Le contrat, l’adresse ou le montant a changé.
        <Button variant="outlined" color="inherit" onClick={onRead}>
          Lire la nouvelle version
        </Button>
      </Box>
    </Alert>
  );
}
