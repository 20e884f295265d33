import Typography from '@mui/material/Typography';
import type { AdminReportRow } from '@parade/api/contract/reports.ts';
import { ListBase, useListContext } from 'react-admin';
import { ExpandableTable } from '../lib/ExpandableTable.tsx';
import { ListTrouble } from '../lib/ListTrouble.tsx';
import { PageTitle } from '../lib/PageTitle.tsx';
import { Pagination } from '../lib/Pagination.tsx';
import { visuallyHidden } from '../lib/visuallyHidden.ts';
import { card, columns } from './columns.tsx';
import { NoReports } from './NoReports.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportPanel } from './ReportPanel.tsx';

function Rows() {
  const list = useListContext<AdminReportRow>();
  if (list.error) return <ListTrouble error={list.error} onRetry={() => list.refetch()} />;
  if (list.data?.length === 0 && !list.isPlaceholderData) return <NoReports />;
  return (
    <>
      <ExpandableTable
        caption="Signalements, du plus récent au plus ancien"
        card={card}
        columns={columns}
        rows={list.data}
        query={JSON.stringify([list.page, list.filterValues])}
        stale={list.isPlaceholderData ?? false}
        nameOf={(report) => `Signalement ${report.reference}`}
        renderPanel={(report) => <ReportPanel row={report} />}
      />
      <Pagination one="signalement" many="signalements" />
    </>
  );
}

/** The tab « Signalements »: newest first; searches stay out of the address, they are personal data. */
export function ReportList() {
  return (
    <ListBase<AdminReportRow>
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={20}
      disableSyncWithLocation
      queryOptions={{ onError: () => undefined }}
    >
      <PageTitle page="Signalements" />
      <Typography variant="h1" sx={visuallyHidden}>
        Signalements
      </Typography>
      <ReportFilters />
      <Rows />
    </ListBase>
  );
}
