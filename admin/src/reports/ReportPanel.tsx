import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { AdminReport, AdminReportRow } from '@parade/api/contract/reports.ts';
import { ReportContracts } from '../contracts/ReportContracts.tsx';
import { ListTrouble } from '../lib/ListTrouble.tsx';
import { RecordChanged } from '../lib/RecordChanged.tsx';
import { useOpenRecord } from '../lib/useOpenRecord.ts';
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
  const { data, error, isFetching, changed, reload } = useOpenRecord<AdminReport>('reports', row);
  if (!data && error) {
    return (
      <Box sx={{ p: 2.5 }}>
        <ListTrouble error={error} onRetry={reload} />
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
  return (
    <>
      {changed && <RecordChanged busy={isFetching} onReload={reload} />}
      <Box sx={layout}>
        <div>
          <ReportDetails report={data} />
          <ReportDocuments report={data} />
          <ReportContracts reportId={data.id} userId={data.userId} />
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
