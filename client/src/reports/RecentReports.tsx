import { ListSkeletons } from '../lib/ListSkeletons.tsx';
import { UnreadList } from '../lib/list-notices.tsx';
import { Section } from '../lib/Section.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { EmptyReports } from './EmptyReports.tsx';
import type { useLatestReports } from './queries.ts';
import { ReportList } from './ReportList.tsx';

/** The five latest reports, with a link to all of them. */
export function RecentReports({ latest }: { latest: ReturnType<typeof useLatestReports> }) {
  const { data, isPending, isError } = latest;
  return (
    <Section id="recent" title="Signalements récents">
      {isPending && <ListSkeletons label="Chargement des signalements" />}
      {isError && !data && <UnreadList of="signalements" />}
      {data?.items.length === 0 && <EmptyReports />}
      {data && data.items.length > 0 && (
        <>
          <ReportList reports={data.items} />
          <TallLink to="/reports" sx={{ mt: 1 }}>
            Tous mes signalements
          </TallLink>
        </>
      )}
    </Section>
  );
}
