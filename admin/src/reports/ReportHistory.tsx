import { Box, Typography } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { reportStatusLabel } from '@parade/api/contract/report-statuses.ts';
import type { ReportHistoryEntry } from '@parade/api/contract/reports.ts';

/** « En attente → En cours, note envoyée » */
function stepOf({ kind, from, to }: ReportHistoryEntry): string {
  const change = `${from === null ? '' : `${reportStatusLabel(from)} → `}${reportStatusLabel(to)}`;
  switch (kind) {
    case 'submitted':
      return 'Dépôt par la victime';
    case 'status':
      return change;
    case 'note':
      return 'Note envoyée';
    case 'status_and_note':
      return `${change}, note envoyée`;
  }
}

export function ReportHistory({ history }: { history: readonly ReportHistoryEntry[] }) {
  const latestFirst = history.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <div>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Historique
      </Typography>
      <Box component="ol" reversed sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {latestFirst.map((entry) => (
          <Box component="li" key={entry.id} sx={{ mb: 1.25, overflowWrap: 'anywhere' }}>
            <Box component="time" dateTime={entry.at} sx={{ color: 'text.secondary' }}>
              {formatDateTime(entry.at)}
            </Box>
            {entry.kind !== 'submitted' && <>, {entry.by}</>}
            <br />
            {stepOf(entry)}
            {entry.note && (
              <Box
                component="blockquote"
                sx={{
                  m: 0,
                  mt: 0.5,
                  pl: 1.5,
                  borderLeft: 2,
                  borderColor: 'divider',
                  whiteSpace: 'pre-line',
                }}
              >
                {entry.note}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </div>
  );
}
