import Box from '@mui/material/Box';
import { tokens } from '@parade/site/brand/tokens.ts';
import type { ReactNode } from 'react';

const BESIDE = 'fit-content(11rem) minmax(0, 1fr)';

interface FactsProps {
  facts: readonly (readonly [string, ReactNode])[];
  /** On a phone the value stands under its label: for long values in a narrow window. */
  stacked?: boolean;
}

/** What is known of one thing, label beside value. */
export function Facts({ facts, stacked }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: {
          xs: stacked ? 'minmax(0, 1fr)' : BESIDE,
          sm: BESIDE,
        },
        columnGap: 2.5,
        rowGap: { xs: stacked ? 0 : 0.75, sm: 0.75 },
        '& dt': { color: tokens.muted },
        '& dd': { m: 0, mb: { xs: stacked ? 1 : 0, sm: 0 }, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}
