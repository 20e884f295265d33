import { Box, Button, Typography } from '@mui/material';
import { cleanUp } from '@parade/api/contract/notifications.ts';
import { TextField } from '@parade/site/brand/ui/Field.tsx';
import { type FormEvent, useState } from 'react';
import { Actions } from '../lib/Actions.tsx';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { useRemovals } from './useRemovals.ts';

const PRESETS = [7, 30];

export function CleanUp() {
  const [days, setDays] = useState<number>();
  const [mistake, setMistake] = useState<string>();
  const { older } = useRemovals(() => setDays(undefined));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('days')).trim();
    const checked = cleanUp.safeParse({ days: typed === '' ? Number.NaN : Number(typed) });
    setMistake(checked.error?.issues[0]?.message);
    if (checked.success) setDays(checked.data.days);
  }

  return (
    <Box component="section" aria-labelledby="nettoyage" sx={{ mt: 5, maxWidth: '46rem' }}>
      <Typography id="nettoyage" variant="h2" sx={{ mb: 1 }}>
        Nettoyer
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        Supprime les anciennes notifications, de l’historique et de chez tous les utilisateurs.
      </Typography>
      <Actions>
        {PRESETS.map((preset) => (
          <Button key={preset} variant="outlined" onClick={() => setDays(preset)}>
            Plus de {preset}&nbsp;jours
          </Button>
        ))}
      </Actions>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', alignItems: 'flex-end', flexWrap: 'wrap', gap: 1.5, mt: 2 }}
      >
        <Box sx={{ width: '12rem' }}>
          <TextField
            label="Plus vieilles que (jours)"
            name="days"
            size="small"
            problem={mistake}
            slotProps={{ input: { inputMode: 'numeric', maxLength: 4 } }}
          />
        </Box>
        <Button type="submit" variant="outlined" sx={{ mb: mistake ? 3 : 0 }}>
          Nettoyer
        </Button>
      </Box>
      <ConfirmDialog
        title="Nettoyer les anciennes notifications"
        open={days !== undefined}
        confirm="Supprimer"
        busy={older.isPending}
        busyLabel="Suppression…"
        destructive
        onConfirm={() => days !== undefined && older.mutate(days)}
        onClose={() => setDays(undefined)}
      >
        <Typography>
          Toutes les notifications de plus de {days}&nbsp;jours seront supprimées, lues ou non. On
          ne peut pas revenir en arrière.
        </Typography>
      </ConfirmDialog>
    </Box>
  );
}
