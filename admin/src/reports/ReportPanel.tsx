import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { AdminReport, AdminReportRow } from '@parade/api/contract/reports.ts';
import { useIsMutating } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import { ReportContracts } from '../contracts/ReportContracts.tsx';
import { ListTrouble } from '../lib/ListTrouble.tsx';
import { RecordChanged } from '../lib/RecordChanged.tsx';
import { WHOLE } from '../lib/whole.ts';
import { ReportAlert } from './ReportAlert.tsx';
import { ReportDetails } from './ReportDetails.tsx';
import { ReportDocuments } from './ReportDocuments.tsx';
import { ReportForm } from './ReportForm.tsx';
import { ReportHistory } from './ReportHistory.tsx';

const layout = {
  display: 'grid',
  gap: { xs: 3, lg: 4 },
  p: { xs: 2, sm: 2.5 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 20rem',
    lg: 'minmax(0, 1.3fr) minmax(0, 1fr) 20rem',
  },
} as const;

/**
 * Everything to decide a case. Read once when it opens, and again only when
 * somebody asks: nothing changes under the hands of who is writing.
 */
export function ReportPanel({ row }: { row: AdminReportRow }) {
  const { data, error, isFetching, refetch } = useGetOne<AdminReport>(
    'reports',
    { id: row.id, meta: WHOLE },
    {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );
  const saving = useIsMutating() > 0;
  if (!data && error) {
    return (
      <Box sx={{ p: 2.5 }}>
        <ListTrouble error={error} onRetry={() => refetch()} />
      </Box>
    );
  }
  if (!data) {
    return (
      <Box sx={layout} role="status" aria-label="Chargement...">
        <Skeleton variant="rounded" height={220} />
        <Skeleton variant="rounded" height={220} />
        <Skeleton variant="rounded" height={220} />
      </Box>
    );
  }
  const reload = () => refetch();
  return (
    <>
      {/* While this page saves, the change is its own. */}
      {row.version > data.version && !saving && (
        <RecordChanged busy={isFetching} onReload={reload} />
      )}
      <Box sx={layout}>
        <div>
          <ReportDetails report={data} />
          <ReportDocuments report={data} />
          <ReportContracts reportId={data.id} />
        </div>
        <ReportHistory history={data.history} />
        {/* Stays in sight beside a long story. */}
        <Box
          sx={{
            position: { lg: 'sticky' },
            top: 72,
            alignSelf: 'start',
            display: 'grid',
            gap: 3,
          }}
        >
          <ReportForm report={data} onReload={reload} />
          <ReportAlert reportId={data.id} />
        </Box>
      </Box>
    </>
  );
}
