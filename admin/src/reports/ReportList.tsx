import { REPORT_STATUSES, reportStatusLabel } from '@parade/api/contract/report-statuses.ts';
import type { AdminReportRow } from '@parade/api/contract/reports.ts';
import { ContactFilters } from '../lib/ContactFilters.tsx';
import { ListPage } from '../lib/ListPage.tsx';
import { ListRows } from '../lib/ListRows.tsx';
import { card, columns } from './columns.tsx';
import { NoReports } from './NoReports.tsx';
import { ReportPanel } from './ReportPanel.tsx';

const STATUSES = REPORT_STATUSES.map((status) => [status, reportStatusLabel(status)] as const);

export function ReportList() {
  return (
    <ListPage<AdminReportRow> title="Signalements" newestBy="createdAt">
      <ContactFilters statuses={STATUSES} />
      <ListRows<AdminReportRow>
        caption="Signalements, du plus récent au plus ancien"
        card={card}
        columns={columns}
        nameOf={(report) => `Signalement ${report.reference}`}
        renderPanel={(report) => <ReportPanel row={report} />}
        empty={<NoReports />}
        one="signalement"
        many="signalements"
      />
    </ListPage>
  );
}
