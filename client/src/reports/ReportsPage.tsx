import { Box } from '@mui/material';
import { formatEuros } from '@parade/api/contract/money.ts';
import { OPEN_REPORT } from '@parade/api/contract/report-paths.ts';
import { useSearchParams } from 'react-router';
import { ErrorBanner } from '../lib/ErrorBanner.tsx';
import { ListSkeletons } from '../lib/ListSkeletons.tsx';
import { NoneInStatus, UnreadList } from '../lib/list-notices.tsx';
import { PagedList } from '../lib/PagedList.tsx';
import { itemsOf } from '../lib/paged.ts';
import { plural } from '../lib/plural.ts';
import { SectionHeading } from '../lib/Section.tsx';
import { figuresOf, StatBand } from '../lib/StatBand.tsx';
import { useIsAlive } from '../lib/useIsAlive.ts';
import { EmptyReports } from './EmptyReports.tsx';
import { useReports, useSummary, useWithSought } from './queries.ts';
import { filterOf, ReportFilters } from './ReportFilters.tsx';
import { ReportList } from './ReportList.tsx';

export default function ReportsPage() {
  const [search, setSearch] = useSearchParams();
  // The HTML is the same for every address.
  const isAlive = useIsAlive();
  const status = isAlive ? filterOf(search.get('statut')) : undefined;
  const { data: summary, isError } = useSummary();
  const list = useReports(status);
  const sought = (isAlive && search.get(OPEN_REPORT)) || undefined;
  const items = useWithSought(itemsOf(list), sought);

  const figure = figuresOf(summary, isError);

  return (
    <>
      <ErrorBanner of={list} sentence="Erreur lors du chargement des signalements" />
      <Box sx={{ my: 4 }}>
        <StatBand
          label="Vos signalements en chiffres"
          stats={[
            [plural(summary?.total, 'signalement', 'signalements'), figure((s) => String(s.total))],
            [plural(summary?.resolved, 'résolu', 'résolus'), figure((s) => String(s.resolved))],
            [
              plural(summary?.totalAmount, 'signalé', 'signalés'),
              figure((s) => formatEuros(s.totalAmount)),
            ],
            [
              plural(summary?.recoveredAmount, 'récupéré', 'récupérés'),
              figure((s) => formatEuros(s.recoveredAmount)),
            ],
          ]}
        />
      </Box>
      <SectionHeading>Historique</SectionHeading>
      <Box sx={{ py: 2 }}>
        <ReportFilters
          chosen={status}
          summary={summary}
          onChoose={(next) => setSearch(next ? { statut: next } : {}, { replace: true })}
        />
      </Box>
      <PagedList
        list={list}
        items={items}
        skeleton={<ListSkeletons label="Chargement des signalements" />}
        unread={<UnreadList of="signalements" />}
        empty={status ? <NoneInStatus of="signalements" /> : <EmptyReports />}
      >
        {(reports) => <ReportList reports={reports} sought={sought} />}
      </PagedList>
    </>
  );
}
