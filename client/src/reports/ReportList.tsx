import type { ReportRow } from '@parade/api/contract/reports.ts';
import { PlainList } from '../lib/PlainList.tsx';
import { ReportItem } from './ReportItem.tsx';

/** Reports, newest first. */
export function ReportList({ reports }: { reports: readonly ReportRow[] }) {
  return (
    <PlainList>
      {reports.map((report) => (
        <ReportItem key={report.id} report={report} />
      ))}
    </PlainList>
  );
}
