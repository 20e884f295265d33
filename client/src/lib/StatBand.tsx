import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { tokens } from '@parade/site/brand/tokens.ts';

interface StatBandProps {
  label: string;
  /** `undefined` while it is being read. */
  stats: readonly { label: string; value: string | undefined }[];
}

/** Figures between two rules: numbers large, labels quiet. */
export function StatBand({ label, stats }: StatBandProps) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${stats.length}, minmax(0, auto))`,
        },
        borderBlock: `1px solid ${tokens.rule}`,
        // The first of each line stands flush with the text above it.
        '& > div': { py: 2.5, px: { xs: 2, md: 3 } },
        '& > div:nth-of-type(2n + 1)': { pl: { xs: 0, md: 3 } },
        '& > div:nth-of-type(2n)': { borderLeft: `1px solid ${tokens.rule}` },
        '& > div:nth-of-type(n + 3)': {
          borderTop: { xs: `1px solid ${tokens.rule}`, md: 0 },
        },
        '& > div:nth-of-type(3)': { borderLeft: { md: `1px solid ${tokens.rule}` } },
        '& > div:first-of-type': { pl: { md: 0 } },
      }}
    >
      {stats.map((stat) => (
        <Box key={stat.label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Box component="dt" sx={{ color: tokens.muted, fontSize: '1rem' }}>
            {stat.label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              fontFamily: tokens.serif,
              fontWeight: 600,
              fontSize: { xs: '1.5rem', sm: '2.125rem' },
              lineHeight: 1.3,
              whiteSpace: 'nowrap',
            }}
          >
            {stat.value ?? <Skeleton width="3ch" />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
