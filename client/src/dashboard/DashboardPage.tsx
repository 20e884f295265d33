import Box from '@mui/material/Box';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { ClientSummary } from '@parade/api/contract/reports.ts';
import { ErrorBanner } from '../lib/ErrorBanner.tsx';
import { OfficialHelpAside } from '../lib/OfficialHelpAside.tsx';
import { plural } from '../lib/plural.ts';
import { StatBand } from '../lib/StatBand.tsx';
import { useLatestReports, useSummary } from '../reports/queries.ts';
import { RecentReports } from '../reports/RecentReports.tsx';
import { AvailableBalance } from './AvailableBalance.tsx';
import { Progress } from './Progress.tsx';
import { QuickActions } from './QuickActions.tsx';
import { UnverifiedEmail } from './UnverifiedEmail.tsx';
import { Welcome } from './Welcome.tsx';

export function DashboardPage() {
  const summary = useSummary();
  const latest = useLatestReports();
  const { data } = summary;
  const failed = summary.isError || latest.isError;
  const figure = (of: (known: ClientSummary) => string) =>
    data ? of(data) : summary.isError ? '–' : undefined;
  return (
    <>
      <ErrorBanner of={[summary, latest]} sentence="Erreur lors du chargement des données" />
      <Welcome summary={data} latest={latest.data?.items} failed={failed} />
      <UnverifiedEmail />
      <AvailableBalance />
      <StatBand
        label="En chiffres"
        stats={[
          {
            label: plural(data?.total, 'signalement', 'signalements'),
            value: figure((s) => String(s.total)),
          },
          { label: 'en cours', value: figure((s) => String(s.inProgress)) },
          {
            label: plural(data?.resolved, 'résolu', 'résolus'),
            value: figure((s) => String(s.resolved)),
          },
          {
            label: plural(data?.recoveredAmount, 'récupéré', 'récupérés'),
            value: figure((s) => formatEuros(s.recoveredAmount)),
          },
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
          <Progress summary={data} failed={summary.isError} />
          <QuickActions />
          <OfficialHelpAside />
        </Box>
      </Box>
    </>
  );
}
