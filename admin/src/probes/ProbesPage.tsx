import { Box, Skeleton, Typography } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { Probes } from '@parade/api/contract/probes.ts';
import { useQuery } from '@tanstack/react-query';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { PageTitle } from '../lib/PageTitle.tsx';
import { ProbeItem } from './ProbeItem.tsx';
import { probesQuery } from './queries.ts';

const TITLE = 'État du service';

function Readings({ items }: Probes) {
  const latest = items.flatMap(({ at }) => at ?? []).sort();
  const at = latest.at(-1);
  return (
    <>
      <Box
        component="ul"
        aria-label="Mesures"
        sx={{ listStyle: 'none', m: 0, p: 0, borderBottom: 1, borderColor: 'divider' }}
      >
        {items.map((probe) => (
          <ProbeItem key={probe.name} probe={probe} />
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {at ? (
          <>
            Dernière mesure le <time dateTime={at}>{formatDateTime(at)}</time>.
          </>
        ) : (
          'La première mesure a lieu à la prochaine heure ouvrée.'
        )}
      </Typography>
    </>
  );
}

/** How the work goes: what is measured of it in working hours, and where each figure is expected. */
export function ProbesPage() {
  const { data, error, refetch } = useQuery(probesQuery);
  return (
    <Box sx={{ maxWidth: '60rem' }}>
      <PageTitle page={TITLE} />
      <Typography variant="h1" sx={{ mb: 1 }}>
        {TITLE}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3, maxWidth: '46rem' }}>
        Chaque heure, du lundi au vendredi de 9&nbsp;h à 18&nbsp;h hors jours fériés, la plateforme
        se mesure elle-même. Quand un chiffre sort de l’attendu, l’équipe reçoit un seul e-mail.
      </Typography>
      {error && !data && <ListTrouble error={error} onRetry={() => refetch()} />}
      {!data && !error && (
        <Skeleton role="status" aria-label="Chargement..." variant="rounded" height={320} />
      )}
      {data && <Readings {...data} />}
    </Box>
  );
}
