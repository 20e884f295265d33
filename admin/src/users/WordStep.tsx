import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DEACTIVATION_WORD } from '@parade/api/contract/users.ts';
import type { FormEvent } from 'react';
import { Actions } from '../lib/Actions.tsx';
import { TextField } from '../lib/Field.tsx';

interface WordStepProps {
  title: string;
  onWord: (word: string) => void;
  onClose: () => void;
}

/** The word that sends a deactivation on its way, typed exactly. */
export function WordStep({ title, onWord, onClose }: WordStepProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onWord(String(new FormData(event.currentTarget).get('word')));
  }
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <TextField
        label={`Pour confirmer, tapez ${DEACTIVATION_WORD}`}
        name="word"
        hint="En majuscules, sans accent. Autre chose annule."
        autoComplete="off"
        autoFocus
        slotProps={{ input: { autoCapitalize: 'characters', spellCheck: false } }}
      />
      <Actions>
        <Button type="submit" variant="contained" color="error">
          {title}
        </Button>
        <Button onClick={onClose}>Annuler</Button>
      </Actions>
    </Stack>
  );
}
