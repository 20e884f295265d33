import Box from '@mui/material/Box';
import { formatEuros } from '@parade/api/contract/money.ts';
import { ErrorBanner } from '../lib/ErrorBanner.tsx';
import { StatBand } from '../lib/StatBand.tsx';
import { useLatestReports, useSummary } from '../reports/queries.ts';
import { OfficialHelpAside } from './OfficialHelpAside.tsx';
import { Progress } from './Progress.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentReports } from './RecentReports.tsx';
import { Welcome } from './Welcome.tsx';

const plural = (count: number | undefined, one: string, many: string) =>
  count !== undefined && count < 2 ? one : many;

export function DashboardPage() {
  const summary = useSummary();
  const latest = useLatestReports();
  const { data } = summary;
  const failed = summary.isError || latest.isError;
  const retry = () => {
    summary.refetch();
    latest.refetch();
  };
  return (
    <>
      <ErrorBanner
        key={summary.errorUpdateCount + latest.errorUpdateCount}
        sentence={failed ? 'Erreur lors du chargement des données' : undefined}
        onRetry={retry}
      />
      <Welcome summary={data} latest={latest.data?.items} />
      <StatBand
        label="En chiffres"
        stats={[
          {
            label: plural(data?.total, 'signalement', 'signalements'),
            value: data && String(data.total),
          },
          { label: 'en cours', value: data && String(data.inProgress) },
          {
            label: plural(data?.resolved, 'résolu', 'résolus'),
            value: data && String(data.resolved),
          },
          { label: 'récupérés', value: data && formatEuros(data.recoveredAmount) },
        ]}
      />
      <Box
        sx={{
          mt: 5,
          display: 'grid',
          gap: { xs: 5, lg: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' },
        }}
      >
        <RecentReports latest={latest} />
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          <Progress summary={data} />
          <QuickActions />
          <OfficialHelpAside />
        </Box>
      </Box>
    </>
  );
}
