import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { AdminSummary } from '@parade/api/contract/admin-summary.ts';
import { SECTIONS } from './sections.ts';

const CARDS = SECTIONS.flatMap(({ card }) => card ?? []).toSorted((a, b) => a.place - b.place);

interface SummaryCardsProps {
  summary: AdminSummary | undefined;
  failed: boolean;
}

/** How much waits for somebody, one card a tab. Cards without permission are left out. */
export function SummaryCards({ summary, failed }: SummaryCardsProps) {
  const cards = CARDS.filter(({ count }) => summary?.[count] !== null);
  if (cards.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="À traiter"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
          md: `repeat(${cards.length}, minmax(0, 16rem))`,
        },
        listStyle: 'none',
        m: 0,
        px: { xs: 2, sm: 3.5 },
        py: 2,
        columnGap: { xs: 2, md: 4 },
        rowGap: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '& > li + li': { md: { borderLeft: 1, borderColor: 'divider', pl: 4 } },
      }}
    >
      {cards.map(({ count, one, many }) => {
        const value = summary?.[count];
        return (
          <Box component="li" key={count}>
            <Typography component="span" variant="h1" sx={{ display: 'block' }}>
              {value?.toLocaleString('fr-FR') ?? (failed ? '–' : <Skeleton width={40} />)}
            </Typography>
            <Typography
              component="span"
              sx={{ color: 'text.secondary', typography: { xs: 'body2', sm: 'body1' } }}
            >
              {typeof value === 'number' && value < 2 ? one : many}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
