import { Box } from '@mui/material';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** A label and its value; an empty value reads « Non précisé ». */
export type Fact = readonly [label: string, value: ReactNode];

interface FactsProps {
  facts: readonly Fact[];
  /** On a phone the value stands under its label: for long values in a narrow window. */
  stacked?: boolean;
  sx?: SxProps;
}

/** Facts about one thing, each label beside its value. */
export function Facts({ facts, stacked = false, sx }: FactsProps) {
  return (
    <Box sx={sx}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: stacked ? 'minmax(0, 1fr)' : 'fit-content(8rem) minmax(0, 1fr)',
            sm: 'fit-content(11rem) minmax(0, 1fr)',
          },
          columnGap: 2.5,
          rowGap: { xs: stacked ? 0 : 0.75, sm: 0.75 },
          m: 0,
          typography: 'body2',
          alignItems: 'baseline',
          '& dt': { color: 'text.secondary' },
          '& dd': {
            m: 0,
            mb: { xs: stacked ? 1 : 0, sm: 0 },
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-line',
          },
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
