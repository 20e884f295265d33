import { Box } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { AdminReport, AdminReportRow } from '@parade/api/contract/reports.ts';
import { ReportContracts } from '../contracts/ReportContracts.tsx';
import { ReportConversation } from '../conversations/ReportConversation.tsx';
import { ReportCounterparties } from '../counterparties/ReportCounterparties.tsx';
import { OpenRecord } from '../lib/OpenRecord.tsx';
import { ReportLosses } from '../losses/ReportLosses.tsx';
import { ReportReceipts } from '../receipts/ReportReceipts.tsx';
import { ReportPlan } from '../steps/ReportPlan.tsx';
import { ReportTimeline } from '../timeline/ReportTimeline.tsx';
import { ReportAlert } from './ReportAlert.tsx';
import { ReportDetails } from './ReportDetails.tsx';
import { ReportDocuments } from './ReportDocuments.tsx';
import { ReportForm } from './ReportForm.tsx';

const COLUMNS = {
  md: 'minmax(0, 1fr) 20rem',
  lg: 'minmax(0, 1.3fr) minmax(0, 1fr) 20rem',
};

/** A column: each of its parts has its room above, the first one too. */
const Part = styled('div')({ marginTop: -24 });

export function ReportPanel({ row }: { row: AdminReportRow }) {
  return (
    <OpenRecord<AdminReport> resource="reports" id={row.id} version={row.version} columns={COLUMNS}>
      {(report) => (
        <>
          {/* In the order of the person's own page. */}
          <Part>
            <ReportPlan reportId={report.id} />
            <Box sx={{ mt: 3 }}>
              <ReportDetails report={report} />
            </Box>
            <ReportLosses report={report} />
            <ReportCounterparties report={report} />
            <Box sx={{ mt: 3 }}>
              <ReportDocuments report={report} />
            </Box>
          </Part>
          <Part>
            <ReportConversation reportId={report.id} />
            <ReportReceipts reportId={report.id} />
            <ReportTimeline reportId={report.id} />
            <ReportContracts reportId={report.id} userId={report.userId} />
          </Part>
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
