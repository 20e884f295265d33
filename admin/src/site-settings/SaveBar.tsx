import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { LeaveGuard } from '../lib/LeaveGuard.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { problemPaths } from './problems.ts';
import { useProgress } from './progress.tsx';
import type { SettingsValues } from './values.ts';

const SAVE = 'Enregistrer et publier';

function inWords(changes: number, wrong: number): string {
  const changed =
    changes === 0
      ? 'Aucune modification'
      : `${changes}\u00a0champ${changes < 2 ? ' modifié' : 's modifiés'}`;
  return wrong === 0 ? changed : `${changed}, ${wrong}\u00a0à corriger`;
}

interface SaveBarProps {
  /** The id of the form: the questions that it asks are forms of their own, and stand outside of it. */
  form: string;
  busy: boolean;
  onDiscard: () => void;
  /** Set where the preview has no room beside the fields. */
  onPreview: (() => void) | undefined;
}

/** How many fields changed, with the buttons to save and to undo. */
export function SaveBar({ form, busy, onDiscard, onPreview }: SaveBarProps) {
  const { changed } = useProgress();
  const { errors } = useFormState<SettingsValues>();
  const [asking, setAsking] = useState(false);
  const none = changed.length === 0;

  function discard() {
    setAsking(false);
    onDiscard();
  }

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.25,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        '& .MuiButton-root': { px: { xs: 1, sm: 2.5 } },
        '& .MuiButton-contained': { flexGrow: { xs: 1, sm: 0 } },
      }}
    >
      <Typography role="status" sx={{ mr: 'auto' }}>
        {inWords(changed.length, problemPaths(errors).length)}
      </Typography>
      <Button
        aria-disabled={none || busy}
        onClick={() => !none && !busy && setAsking(true)}
        sx={none ? { opacity: 0.6 } : undefined}
      >
        Annuler les modifications
      </Button>
      {onPreview && (
        <Button variant="outlined" onClick={onPreview}>
          Aperçu
        </Button>
      )}
      <SubmitButton
        form={form}
        // Focusable also while there is nothing to save: a disabled button loses the keyboard's place.
        busy={busy || none}
        busyLabel={busy ? 'Enregistrement…' : SAVE}
        sx={none ? { '&&': { cursor: 'default' } } : undefined}
      >
        {SAVE}
      </SubmitButton>
      <LeaveGuard changes={changed.length} />
      <ConfirmDialog
        title="Abandonner les modifications&nbsp;?"
        open={asking}
        confirm="Abandonner"
        destructive
        onConfirm={discard}
        onClose={() => setAsking(false)}
      >
        <Typography>Les champs reprennent ce qui est enregistré.</Typography>
      </ConfirmDialog>
    </Box>
  );
}
