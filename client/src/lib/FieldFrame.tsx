import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { tokens } from '@parade/site/brand/tokens.ts';
import type { ReactNode } from 'react';

export interface FieldFrameProps {
  /** The id of the input inside. */
  id: string;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
}

export const fieldIds = (name: string) => ({
  input: name,
  hint: `${name}-hint`,
  error: `${name}-error`,
});

/**
 * Label above, hint and error below. The label stays readable while one types,
 * and « facultatif » stands outside it so that the field is called by its name.
 */
export function FieldFrame({ id, label, optional, hint, error, children }: FieldFrameProps) {
  const ids = fieldIds(id);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1, mb: 0.75 }}
      >
        <Typography component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        {optional && (
          <Typography component="span" sx={{ fontSize: '0.9375rem', color: tokens.muted }}>
            facultatif
          </Typography>
        )}
      </Box>
      {children}
      {error && (
        <FormHelperText id={ids.error} error sx={{ mx: 0, fontSize: '0.9375rem' }}>
          {error}
        </FormHelperText>
      )}
      {hint && (
        <FormHelperText id={ids.hint} sx={{ mx: 0, fontSize: '0.9375rem', color: tokens.muted }}>
          {hint}
        </FormHelperText>
      )}
    </Box>
  );
}
