import { Button } from '@mui/material';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import type { Slot } from './slots.ts';

interface DocumentActionsProps {
  slot: Slot;
  label: string;
  onRetry: (file: File) => void;
  onClear: () => void;
}

/** What can be done with a chosen file, besides choosing another. */
export function DocumentActions({ slot, label, onRetry, onClear }: DocumentActionsProps) {
  if (slot.kind === 'empty') return null;
  const which = <VisuallyHidden>&nbsp;{label}</VisuallyHidden>;
  return (
    <>
      {slot.kind === 'failed' && slot.canRetry && (
        <Button variant="outlined" onClick={() => onRetry(slot.file)}>
          Réessayer{which}
        </Button>
      )}
      <Button color="error" onClick={onClear}>
        {slot.kind === 'sending' ? 'Annuler' : 'Retirer'}
        {which}
      </Button>
    </>
  );
}
