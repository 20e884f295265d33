import { Box, Skeleton, Typography } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { RetentionRun, RetentionRuns } from '@parade/api/contract/retention.ts';
import { useQuery } from '@tanstack/react-query';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { LocalTable } from '../lib/list/LocalTable.tsx';
import { PageTitle } from '../lib/PageTitle.tsx';
import { card, columns } from './columns.tsx';
import { LatestRun } from './LatestRun.tsx';
import { RUN_KINDS } from './labels.ts';
import { Periods } from './Periods.tsx';
import { retentionQuery } from './queries.ts';
import { RunReport } from './RunReport.tsx';

const TITLE = 'Conservation des données';

const halves = {
  display: 'grid',
  columnGap: 6,
  rowGap: 4,
  mb: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

function Loading() {
  return (
    <Box role="status" aria-label="Chargement..." sx={halves}>
      <Skeleton variant="rounded" height={320} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  );
}

function Report({ items, periods }: RetentionRuns) {
  return (
    <>
      <Box sx={halves}>
        <LatestRun run={items[0]} />
        <Periods periods={periods} />
      </Box>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Derniers passages
      </Typography>
      <LocalTable<RetentionRun>
        name="retention-runs"
        caption="Passages"
        card={card}
        columns={columns}
        rows={items}
        empty={
          <Typography sx={{ color: 'text.secondary' }}>
            Aucun passage&nbsp;: le premier a lieu la nuit prochaine.
          </Typography>
        }
        nameOf={({ kind, at }) => `${RUN_KINDS[kind]} du ${formatDateTime(at)}`}
        renderPanel={(run) => (
          <Box sx={{ p: { xs: 2, sm: 2.5 }, maxWidth: '46rem' }}>
            <RunReport run={run} />
          </Box>
        )}
      />
    </>
  );
}

/** The periods, what each run found and removed, and the buttons of a trial and a removal. */
export function RetentionPage() {
  const { data, error, refetch } = useQuery(retentionQuery);
  return (
    <>
      <PageTitle page={TITLE} />
      <Typography variant="h1" sx={{ mb: 1 }}>
        {TITLE}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3, maxWidth: '46rem' }}>
        Chaque nuit, ce qui a dépassé la durée promise aux visiteurs est effacé. Un effacement plus
        important que tous les précédents s’arrête, et attend ici l’accord de l’équipe.
      </Typography>
      {error && !data && <ListTrouble error={error} onRetry={() => refetch()} />}
      {!data && !error && <Loading />}
      {data && <Report {...data} />}
    </>
  );
}
