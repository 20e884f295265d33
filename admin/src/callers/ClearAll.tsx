import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { type CallerValues, emptyValues } from './values.ts';

/** Drops what was typed: what stays in the tab is of the person who called last. */
export function ClearAll({ onClear }: { onClear: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { formState, reset } = useFormContext<CallerValues>();
  return (
    <>
      <Button onClick={() => setIsAsking(true)} disabled={!formState.isDirty}>
        Tout effacer
      </Button>
      <ConfirmDialog
        title="Effacer cette saisie"
        open={isAsking}
        confirm="Tout effacer"
        destructive
        onConfirm={() => {
          setIsAsking(false);
          reset(emptyValues());
          onClear();
        }}
        onClose={() => setIsAsking(false)}
      >
        <Typography>Rien de ce qui est écrit ici ne sera gardé.</Typography>
      </ConfirmDialog>
    </>
  );
}
