import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckChoice } from '../lib/Choice.tsx';
import type { CallerValues } from './values.ts';

/** What the person agreed to on the phone; of a lent address also who will read. */
export function Consent() {
  const { setValue, formState } = useFormContext<CallerValues>();
  const isTicked = useWatch<CallerValues, 'consent'>({ name: 'consent' });
  const isLent = useWatch<CallerValues, 'isLent'>({ name: 'isLent' });
  const id = useId();
  const { message } = formState.errors.consent ?? {};
  return (
    <Box role="group" aria-describedby={message ? id : undefined}>
      <CheckChoice
        label={`La personne a demandé cette saisie et sait que son récit sera enregistré.${
          isLent ? ' Elle accepte que la personne de confiance lise tout le dossier.' : ''
        }`}
        checked={isTicked}
        onChange={(checked) =>
          setValue('consent', checked, {
            shouldDirty: true,
            shouldValidate: formState.isSubmitted,
          })
        }
      />
      {message && (
        <Typography id={id} color="error" role="alert">
          {message}
        </Typography>
      )}
    </Box>
  );
}
