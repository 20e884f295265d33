import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { ListSkeletons } from '../lib/ListSkeletons.tsx';
import { SectionHeading } from '../lib/SectionHeading.tsx';
import { EmptyReports } from './EmptyReports.tsx';
import type { useLatestReports } from './queries.ts';
import { ReportList } from './ReportList.tsx';
import { UnreadReports } from './UnreadReports.tsx';

/** The five latest; the others are one link away. */
export function RecentReports({ latest }: { latest: ReturnType<typeof useLatestReports> }) {
  const { data, isPending, isError } = latest;
  return (
    <Box component="section" aria-labelledby="recent">
      <SectionHeading id="recent">Signalements récents</SectionHeading>
      {isPending && <ListSkeletons label="Chargement des signalements" />}
      {isError && !data && <UnreadReports />}
      {data?.items.length === 0 && <EmptyReports />}
      {data && data.items.length > 0 && (
        <>
          <ReportList reports={data.items} />
          <Link
            component={RouterLink}
            to="/reports"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1 }}
          >
            Tous mes signalements
          </Link>
        </>
      )}
    </Box>
  );
}
