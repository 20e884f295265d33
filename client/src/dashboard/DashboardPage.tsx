import { Box } from '@mui/material';
import { formatEuros } from '@parade/api/contract/money.ts';
import { lazy, Suspense } from 'react';
import { useKnownUser } from '../auth/session.ts';
import { useIsOffered } from '../contracts/queries.ts';
import { Columns } from '../lib/Columns.tsx';
import { ErrorBanner } from '../lib/ErrorBanner.tsx';
import { OfficialHelpAside } from '../lib/OfficialHelpAside.tsx';
import { plural } from '../lib/plural.ts';
import { Section } from '../lib/Section.tsx';
import { figuresOf, StatBand } from '../lib/StatBand.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { EmptyReports } from '../reports/EmptyReports.tsx';
import { useLatestReports, useSummary } from '../reports/queries.ts';
import { RecentReports } from '../reports/RecentReports.tsx';
import { AvailableBalance } from './AvailableBalance.tsx';
import { Progress } from './Progress.tsx';
import { Welcome } from './Welcome.tsx';

/** Fetched for whoever has to prove an address. */
const UnverifiedEmail = lazy(() => import('./UnverifiedEmail.tsx'));

/** Below what is in the HTML already: that moves for nobody. */
function Reminder() {
  const user = useKnownUser();
  if (!user || user.emailVerified) return null;
  return (
    <Suspense>
      <UnverifiedEmail email={user.email} />
    </Suspense>
  );
}

function QuickActions() {
  const isOffered = useIsOffered();
  return (
    <Section id="actions" title="Actions rapides">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pt: 0.5 }}>
        <li>
          <TallLink to="/report">Nouveau signalement</TallLink>
        </li>
        {isOffered && (
          <li>
            <TallLink to="/payment">Effectuer un paiement</TallLink>
          </li>
        )}
        <li>
          <TallLink href="/alertes">Voir les alertes</TallLink>
        </li>
      </Box>
    </Section>
  );
}

/** What a new person can do first; figures and shares would be zeros. */
function FirstSteps() {
  return (
    <Columns from="lg" sx={{ mt: 2 }}>
      <Box>
        <OfficialHelpAside />
        <Box sx={{ mt: 2 }}>
          <EmptyReports />
        </Box>
        <Reminder />
      </Box>
      <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <QuickActions />
      </Box>
    </Columns>
  );
}

export default function DashboardPage() {
  const summary = useSummary();
  const latest = useLatestReports();
  const { data } = summary;
  const failed = summary.isError || latest.isError;
  const figure = figuresOf(data, summary.isError);
  const isNew = data?.total === 0 && data.recoveredAmount === 0;
  return (
    <>
      <ErrorBanner of={[summary, latest]} sentence="Erreur lors du chargement des données" />
      <Welcome summary={data} latest={latest.data?.items} failed={failed} />
      <AvailableBalance />
      {isNew ? (
        <FirstSteps />
      ) : (
        <>
          <StatBand
            label="En chiffres"
            stats={[
              [plural(data?.total, 'signalement', 'signalements'), figure((s) => String(s.total))],
              ['en cours', figure((s) => String(s.inProgress))],
              [plural(data?.resolved, 'résolu', 'résolus'), figure((s) => String(s.resolved))],
              [
                plural(data?.recoveredAmount, 'récupéré', 'récupérés'),
                figure((s) => formatEuros(s.recoveredAmount)),
              ],
            ]}
          />
          <Columns from="lg" sx={{ mt: 5 }}>
            <Box>
              <RecentReports latest={latest} />
              <Reminder />
            </Box>
            <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
              <Progress summary={data} failed={summary.isError} />
              <QuickActions />
              <OfficialHelpAside />
            </Box>
          </Columns>
        </>
      )}
    </>
  );
}
