import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { AdminSummary } from '@parade/api/contract/admin-summary.ts';

const CARDS: readonly { key: keyof AdminSummary; one: string; many: string }[] = [
  { key: 'pendingReports', one: 'signalement en attente', many: 'signalements en attente' },
];

/** What waits for somebody: numbers large, labels quiet. */
export function SummaryCards({
  summary,
  failed,
}: {
  summary: AdminSummary | undefined;
  failed: boolean;
}) {
  return (
    <Box
      component="ul"
      aria-label="En attente"
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
      {CARDS.map(({ key, one, many }) => {
        const value = summary?.[key];
        return (
          <li key={key}>
            <Typography component="span" variant="h1" sx={{ display: 'block' }}>
              {value?.toLocaleString('fr-FR') ?? (failed ? '–' : <Skeleton width={40} />)}
            </Typography>
            <Typography component="span" color="text.secondary">
              {value !== undefined && value < 2 ? one : many}
            </Typography>
          </li>
        );
      })}
    </Box>
  );
}
