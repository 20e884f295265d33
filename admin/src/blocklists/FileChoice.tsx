import { Box, Typography } from '@mui/material';
import { parisDay } from '@parade/api/contract/dates.ts';
import { MAX_LIST_LENGTH } from '@parade/api/contract/list-import.ts';
import { FieldError } from '@parade/site/brand/ui/Field.tsx';
import { type ChangeEvent, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Choose } from '../documents/Choose.tsx';
import type { ListValues } from './values.ts';

const NAMELESS = 'Fichier choisi';

/** The file of a list, read here as text; what it says is in the form, its name is for the eye. */
export function FileChoice() {
  const { setValue, watch, getFieldState, formState } = useFormContext<ListValues>();
  const [name, setName] = useState('');
  const id = useId();
  const problem = getFieldState('text', formState).error?.message;
  const isChosen = watch('text') !== '';

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setName(file.name);
    // Of one that is too large no more is read than the contract needs to refuse it.
    const text = await file.slice(0, MAX_LIST_LENGTH + 1).text();
    setValue('text', text, { shouldDirty: true, shouldValidate: true });
    setValue('asOf', parisDay(new Date(file.lastModified)), { shouldDirty: true });
  }

  return (
    <div>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
      >
        <Choose>
          {isChosen ? 'Choisir un autre fichier' : 'Choisir le fichier'}
          <input
            type="file"
            accept=".txt,.csv,.json,.list,.hosts,text/plain,text/csv,application/json"
            aria-describedby={`${id}-problem`}
            onChange={choose}
          />
        </Choose>
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          {isChosen && (name || NAMELESS)}
        </Typography>
      </Box>
      <FieldError id={`${id}-problem`}>{problem}</FieldError>
    </div>
  );
}
