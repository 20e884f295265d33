import { Box, Typography } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';
import type { ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  hint?: string;
  hintId?: string;
  children: ReactNode;
}

/** A part of a long form: a group with a name, over a thin rule. */
export function FormSection({ title, hint, hintId, children }: FormSectionProps) {
  return (
    <Box
      component="fieldset"
      sx={{
        border: 0,
        m: 0,
        p: 0,
        minWidth: 0,
        pt: 3,
        pb: 4,
        borderTop: `1px solid ${tokens.rule}`,
      }}
    >
      <Typography
        component="legend"
        variant="h2"
        sx={{ float: 'left', width: '100%', mb: 2.5, p: 0 }}
      >
        {title}
      </Typography>
      <Box sx={{ clear: 'both', display: 'grid', gap: 2.5 }}>
        {hint && (
          <Typography id={hintId} sx={{ color: tokens.muted, mt: -1.5 }}>
            {hint}
          </Typography>
        )}
        {children}
      </Box>
    </Box>
  );
}
