import Box from '@mui/material/Box';
import type { ReportRow } from '@parade/api/contract/reports.ts';
import { ReportItem } from './ReportItem.tsx';

/** Reports under each other, newest first. */
export function ReportList({ reports }: { reports: readonly ReportRow[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {reports.map((report) => (
        <ReportItem key={report.id} report={report} />
      ))}
    </Box>
  );
}
