import { Checkbox, FormControlLabel } from '@mui/material';
import { FIRST_DAY_OF_CASES, parisDay } from '@parade/api/contract/dates.ts';
import type { PartFieldsProps } from '@parade/site/brand/ui/case/part.ts';
import { TextField } from '@parade/site/brand/ui/Field.tsx';

export interface Line {
  day: string;
  approximate: boolean;
  text: string;
}
export const EMPTY_LINE: Line = { day: '', approximate: false, text: '' };

/** A day and what happened on it. */
export const LineFields = ({ values, problems, onChange, autoFocus }: PartFieldsProps<Line>) => (
  <>
    <TextField
      label="Jour"
      type="date"
      autoFocus={autoFocus ?? false}
      value={values.day}
      problem={problems.day}
      inputProps={{ min: FIRST_DAY_OF_CASES, max: parisDay(new Date()) }}
      onChange={({ target }) => onChange({ ...values, day: target.value })}
      sx={{ maxWidth: '16rem' }}
    />
    <FormControlLabel
      label="Vers cette date, sans certitude"
      control={
        <Checkbox
          checked={values.approximate}
          onChange={(_, approximate) => onChange({ ...values, approximate })}
        />
      }
      sx={{ ml: -1.25, mr: 0, minHeight: 44 }}
    />
    <TextField
      label="Ce qui s’est passé"
      hint="En une ou deux phrases. Ne donnez ni mot de passe ni code de carte."
      multiline
      minRows={2}
      value={values.text}
      problem={problems.text}
      onChange={({ target }) => onChange({ ...values, text: target.value })}
    />
  </>
);
