import { Button, Typography } from '@mui/material';
import type { Broadcast } from '@parade/api/contract/notifications.ts';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { useRemovals } from './useRemovals.ts';

export function RemovalOfSeveral() {
  const { selectedIds, onUnselectItems } = useListContext<Broadcast>();
  const [asking, setAsking] = useState(false);
  const { several } = useRemovals(() => {
    setAsking(false);
    onUnselectItems();
  });
  const count = selectedIds.length;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Supprimer la sélection ({count})
      </Button>
      <ConfirmDialog
        title="Supprimer la sélection"
        open={asking}
        confirm="Supprimer"
        busy={several.isPending}
        busyLabel="Suppression…"
        destructive
        onConfirm={() => several.mutate(selectedIds)}
        onClose={() => setAsking(false)}
      >
        <Typography>
          {count < 2
            ? 'Une notification disparaît de l’historique et de chez ses destinataires.'
            : `${count}\u00a0notifications disparaissent de l’historique et de chez leurs destinataires.`}
        </Typography>
      </ConfirmDialog>
    </>
  );
}
