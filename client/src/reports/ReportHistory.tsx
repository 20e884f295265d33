import { Box, Typography } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { reportStatusLabel } from '@parade/api/contract/report-statuses.ts';
import type { ReportHistoryEntry } from '@parade/api/contract/reports.ts';

function whatHappened({ kind, from, to, by }: ReportHistoryEntry): string {
  if (kind === 'submitted') {
    return by === 'Vous' ? 'Signalement déposé' : 'Récit noté par l’équipe au téléphone';
  }
  if (kind === 'note') return 'Note de l’équipe';
  const before = from === null ? '' : `${reportStatusLabel(from)} → `;
  return `${before}${reportStatusLabel(to)}`;
}

/** A report's history, newest first: when, what, by whom. */
export function ReportHistory({ entries }: { entries: readonly ReportHistoryEntry[] }) {
  const newestFirst = entries.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {newestFirst.map((entry) => (
        <Box
          component="li"
          key={entry.id}
          sx={{
            display: 'grid',
            gridTemplateColumns: { sm: '13rem minmax(0, 1fr)' },
            columnGap: 3,
          }}
        >
          <Typography sx={{ color: 'text.secondary' }}>
            <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
          </Typography>
          <Box>
            <Typography sx={{ fontWeight: 600 }}>
              {whatHappened(entry)}
              <Typography component="span" sx={{ color: 'text.secondary' }}>
                {` · ${entry.by}`}
              </Typography>
            </Typography>
            {entry.note && (
              <Typography
                sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '42rem' }}
              >
                {entry.note}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
