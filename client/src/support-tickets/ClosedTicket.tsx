import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { hasDraftAt } from './drafts.ts';

interface ClosedTicketProps {
  owner: string;
  id: string;
  /** Closed while the reply form was open, which may have held the focus. */
  interrupts: boolean;
  onNew: () => void;
}

/** Stands in the reply form's place once the ticket is closed. */
export function ClosedTicket({ owner, id, interrupts, onNew }: ClosedTicketProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (interrupts && document.activeElement === document.body) box.current?.focus();
  }, [interrupts]);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      severity="info"
      role="note"
      sx={{ alignItems: { sm: 'center' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' }}>
        <span>
          Ce ticket est fermé&nbsp;: il ne reçoit plus de réponse.{' '}
          {hasDraftAt(owner, id)
            ? 'Ce que vous écriviez n’est pas perdu\u00a0: un nouveau ticket le reprend.'
            : 'Pour toute suite, ouvrez-en un autre.'}
        </span>
        <Button variant="outlined" color="inherit" onClick={onNew}>
          Ouvrir un nouveau ticket
        </Button>
      </Box>
    </Alert>
  );
}
