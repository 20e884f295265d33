import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';

interface OfferChangedProps {
  /** An order was refused because of it: the notice takes the focus. */
  refused: boolean;
  /** The chosen means is no longer offered. */
  gone: boolean;
  onRead: () => void;
}

/** Says that the offer on the screen has changed. */
export function OfferChanged({ refused, gone, onRead }: OfferChangedProps) {
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
        <Box sx={{ flex: '1 1 18rem' }}>
          {gone ? 'Ce moyen de paiement n’est plus proposé.' : 'Le contrat ou le montant a changé.'}
        </Box>
        <Button variant="outlined" color="inherit" onClick={onRead}>
          {gone ? 'Choisir un autre moyen' : 'Lire la nouvelle version'}
        </Button>
      </Box>
    </Alert>
  );
}
