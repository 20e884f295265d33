import Box from '@mui/material/Box';
import { tokens } from '@parade/site/brand/tokens.ts';
import type { ReactNode } from 'react';

/** What is known of one thing, label beside value. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'fit-content(11rem) minmax(0, 1fr)',
        columnGap: 2.5,
        rowGap: 0.75,
        '& dt': { color: tokens.muted },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
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
