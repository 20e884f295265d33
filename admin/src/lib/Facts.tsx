import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** A label and its value; an empty value reads « Non précisé ». */
export type Fact = readonly [label: string, value: ReactNode];

/** What is known, label beside value. */
export function Facts({ facts, sx }: { facts: readonly Fact[]; sx?: SxProps }) {
  return (
    <Box sx={sx}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'fit-content(8rem) minmax(0, 1fr)',
            sm: 'fit-content(11rem) minmax(0, 1fr)',
          },
          columnGap: 2.5,
          rowGap: 0.75,
          m: 0,
          typography: 'body2',
          alignItems: 'baseline',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
        }}
      >
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value || 'Non précisé'}</dd>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
