import { Box } from '@mui/material';
import type { PublicationRow } from '@parade/api/contract/publication.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { causeOf, PUBLICATION_STATES, whenOf } from './publication-words.ts';

export function PublicationList({ rows }: { rows: readonly PublicationRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Box component="details" sx={{ width: '100%', typography: 'body2' }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1, color: 'primary.main' }}>
        Dernières publications
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <time dateTime={row.finishedAt ?? row.requestedAt}>{whenOf(row)}</time>
              <StatusChip {...PUBLICATION_STATES[row.state]} />
            </Box>
            <Box sx={{ color: 'text.secondary' }}>{causeOf(row)}</Box>
            {row.problem && <div>Cause&nbsp;: {row.problem}</div>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
