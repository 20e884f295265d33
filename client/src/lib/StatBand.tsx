import { Box, Skeleton } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';

/** A figure of what is read: `undefined` until it is known, a dash where it could not be read. */
export const figuresOf =
  <Read,>(read: Read | undefined, failed: boolean) =>
  (of: (read: Read) => string): string | undefined =>
    read ? of(read) : failed ? '–' : undefined;

interface StatBandProps {
  label: string;
  stats: readonly (readonly [label: string, value: string | undefined])[];
}

const rule = `1px solid ${tokens.rule}`;

/** Three figures stand in one line, on a phone too. */
const IN_ONE_LINE = {
  display: 'grid',
  '& > div': { py: 2.5, px: { xs: 1, md: 3 } },
  gridTemplateColumns: 'repeat(3, minmax(0, auto))',
  '& > div + div': { borderLeft: rule },
};

/** Four figures stand two by two on a phone. */
const IN_TWO_LINES = {
  display: 'flex',
  flexWrap: 'wrap',
  // A wide amount may take from the other half, or in large text a line of its own: it never breaks.
  '& > div': { py: 2.5, px: { xs: 2, md: 3 }, flex: { xs: '1 0 40%', md: '1 0 20%' } },
  '& > div:nth-of-type(2n + 1)': { pl: { xs: 0, md: 3 } },
  '& > div:nth-of-type(2n)': { borderLeft: rule },
  '& > div:nth-of-type(n + 3)': { borderTop: { xs: rule, md: 0 } },
  '& > div:nth-of-type(3)': { borderLeft: { md: rule } },
};

/** Figures between two rules: numbers large, labels quiet. */
export function StatBand({ label, stats }: StatBandProps) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{
        m: 0,
        borderBlock: rule,
        ...(stats.length === 3 ? IN_ONE_LINE : IN_TWO_LINES),
        '& > div:first-of-type': { pl: { xs: 0 } },
      }}
    >
      {stats.map(([name, value]) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Box component="dt" sx={{ color: tokens.muted, fontSize: '1rem' }}>
            {name}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              fontFamily: tokens.serif,
              fontWeight: 600,
              fontSize: { xs: 'clamp(1.125rem, 5.5vw, 1.5rem)', sm: '2.125rem' },
              lineHeight: 1.3,
              whiteSpace: 'nowrap',
            }}
          >
            {value ?? <Skeleton sx={{ width: '3ch' }} />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
