import { Box } from '@mui/material';
import type { AdminReport, AdminReportRow } from '@parade/api/contract/reports.ts';
import { ReportContracts } from '../contracts/ReportContracts.tsx';
import { ReportConversation } from '../conversations/ReportConversation.tsx';
import { ReportCounterparties } from '../counterparties/ReportCounterparties.tsx';
import { OpenRecord } from '../lib/OpenRecord.tsx';
import { ReportLosses } from '../losses/ReportLosses.tsx';
import { ReportReceipts } from '../receipts/ReportReceipts.tsx';
import { ReportPlan } from '../steps/ReportPlan.tsx';
import { ReportAlert } from './ReportAlert.tsx';
import { ReportDetails } from './ReportDetails.tsx';
import { ReportDocuments } from './ReportDocuments.tsx';
import { ReportForm } from './ReportForm.tsx';
import { ReportHistory } from './ReportHistory.tsx';

const COLUMNS = {
  md: 'minmax(0, 1fr) 20rem',
  lg: 'minmax(0, 1.3fr) minmax(0, 1fr) 20rem',
};

export function ReportPanel({ row }: { row: AdminReportRow }) {
  return (
    <OpenRecord<AdminReport> resource="reports" id={row.id} version={row.version} columns={COLUMNS}>
      {(report) => (
        <>
          <div>
            <ReportDetails report={report} />
            <ReportLosses report={report} />
            <ReportCounterparties report={report} />
            <ReportDocuments report={report} />
            <ReportContracts reportId={report.id} userId={report.userId} />
          </div>
          <div>
            <ReportHistory history={report.history} />
            <ReportReceipts reportId={report.id} />
            <ReportConversation reportId={report.id} />
            <ReportPlan reportId={report.id} />
          </div>
          {/* Sticky: in sight beside a long story. */}
          <Box
            sx={{
              position: { lg: 'sticky' },
              top: 72,
              alignSelf: 'start',
              display: 'grid',
              gap: 3,
            }}
          >
            <ReportForm report={report} />
            <ReportAlert reportId={report.id} />
          </Box>
        </>
      )}
    </OpenRecord>
  );
}
