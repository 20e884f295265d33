import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Broadcast } from '@parade/api/contract/notifications.ts';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { CheckChoice } from '../lib/Choice.tsx';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { useRemovals } from './useRemovals.ts';

export function HistoryTools() {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<Broadcast>();
  const [asking, setAsking] = useState(false);
  const { several } = useRemovals(() => {
    setAsking(false);
    onUnselectItems();
  });
  const ids = data.map(({ id }) => id);
  const all = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  const count = selectedIds.length;
  if (ids.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
      <CheckChoice
        label="Tout choisir"
        checked={all}
        onChange={(now) => (now ? onSelect(ids) : onUnselectItems())}
      />
      {count > 0 && (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          Supprimer la sélection ({count})
        </Button>
      )}
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
    </Box>
  );
}
