import { Box, LinearProgress, Typography } from '@mui/material';
import type { Broadcast } from '@parade/api/contract/notifications.ts';
import { quoted } from '@parade/api/contract/text.ts';
import { useListContext } from 'react-admin';

export function BroadcastProgress() {
  const { data = [] } = useListContext<Broadcast>();
  return data
    .filter(({ finishedAt }) => finishedAt === null)
    .map(({ id, title, done, total }) => (
      <Box key={id} sx={{ mb: 2.5, maxWidth: '46rem' }}>
        <Typography variant="body2" sx={{ mb: 0.75 }}>
          Envoi de {quoted(title)}&nbsp;: {done.toLocaleString('fr-FR')} sur{' '}
          {total.toLocaleString('fr-FR')}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={total === 0 ? 0 : Math.floor((100 * done) / total)}
          aria-label={`Envoi de ${quoted(title)}`}
          sx={{ height: 8, borderRadius: 99 }}
        />
      </Box>
    ));
}
