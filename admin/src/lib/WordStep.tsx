import { Button, Stack } from '@mui/material';
import { TextField } from '@parade/site/brand/ui/Field.tsx';
import type { FormEvent } from 'react';
import { Actions } from './Actions.tsx';

interface WordStepProps {
  word: string;
  title: string;
  onWord: (word: string) => void;
  onClose: () => void;
}

/** A word that must be typed exactly before a destructive action. */
export function WordStep({ word, title, onWord, onClose }: WordStepProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onWord(String(new FormData(event.currentTarget).get('word')));
  }
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <TextField
        label={`Pour confirmer, tapez ${word}`}
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
