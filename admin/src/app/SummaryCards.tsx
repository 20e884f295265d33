import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { AdminSummary } from '@parade/api/contract/admin-summary.ts';
import { useSections } from './useSections.ts';

interface SummaryCardsProps {
  summary: AdminSummary | undefined;
  failed: boolean;
}

/** What waits for somebody: numbers large, labels quiet. */
export function SummaryCards({ summary, failed }: SummaryCardsProps) {
  const cards = useSections().flatMap(({ waiting }) => waiting ?? []);
  if (cards.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="À traiter"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        listStyle: 'none',
        m: 0,
        px: { xs: 2, sm: 3.5 },
        py: 2,
        gap: 4,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {cards.map(({ count, one, many }) => {
        const value = summary && count(summary);
        return (
          <li key={many}>
            <Typography component="span" variant="h1" sx={{ display: 'block' }}>
              {value?.toLocaleString('fr-FR') ?? (failed ? '–' : <Skeleton width={40} />)}
            </Typography>
            <Typography component="span" sx={{ color: 'text.secondary' }}>
              {value !== undefined && value < 2 ? one : many}
            </Typography>
          </li>
        );
      })}
    </Box>
  );
}
