import { Box, Skeleton, Typography } from '@mui/material';
import { formatDate } from '@parade/api/contract/dates.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import { exchangesPath } from '@parade/api/contract/report-paths.ts';
import type { ReportRow } from '@parade/api/contract/reports.ts';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { lazy, Suspense, useState } from 'react';
import { ExpandableLine } from '../lib/ExpandableLine.tsx';
import { LineAmount, PlainList } from '../lib/Line.tsx';
import { Reference } from '../lib/Reference.tsx';
import { StaffNote } from '../lib/StaffNote.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { useHasMessage } from './queries.ts';
import { ReportStatusChip } from './ReportStatusChip.tsx';

/** What an open line holds, fetched once somebody opens one. */
const ReportDetail = lazy(async () => ({
  default: (await import('./ReportDetail.tsx')).ReportDetail,
}));

/** One report of a list. */
function ReportItem({ report, isSought }: { report: ReportRow; isSought: boolean }) {
  const [isOpen, setIsOpen] = useState(isSought);
  const hasMessage = useHasMessage(report.id);
  return (
    <ExpandableLine
      title={report.title}
      panel={`report-${report.id}`}
      isOpen={isOpen}
      isSought={isSought}
      onToggle={() => setIsOpen(!isOpen)}
      sx={{
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        gridTemplateAreas: {
          xs: '"title title" "meta meta" "status amount"',
          sm: '"title amount" "meta status"',
        },
        '& > h3': { gridArea: 'title' },
      }}
      beside={
        <>
          <LineAmount sx={{ gridArea: 'amount' }}>
            {report.amount === null ? '' : formatEuros(report.amount)}
          </LineAmount>
          <Typography variant="caption" sx={{ gridArea: 'meta' }}>
            <Reference>{report.reference}</Reference> · déposé le {formatDate(report.createdAt)}
          </Typography>
          <Box
            aria-live="polite"
            aria-atomic
            sx={{ gridArea: 'status', justifySelf: { sm: 'end' } }}
          >
            {/* Told by itself when it changes, a state alone would be of nothing. */}
            <VisuallyHidden>{report.reference}&nbsp;: </VisuallyHidden>
            <ReportStatusChip status={report.status} />
          </Box>
        </>
      }
      note={
        <>
          {hasMessage && (
            <TallLink to={exchangesPath(report.id)} sx={{ fontWeight: 600 }}>
              Message de l’équipe à lire<VisuallyHidden>&nbsp;: {report.reference}</VisuallyHidden>
            </TallLink>
          )}
          {report.adminNote && <StaffNote note={report.adminNote} />}
        </>
      }
    >
      <Suspense fallback={<Skeleton height={160} />}>
        <ReportDetail id={report.id} />
      </Suspense>
    </ExpandableLine>
  );
}

interface ReportListProps {
  reports: readonly ReportRow[];
  /** The report that the reader was led to: its line is open. */
  sought?: string | undefined;
}

/** Reports, newest first. */
export function ReportList({ reports, sought }: ReportListProps) {
  return (
    <PlainList>
      {reports.map((report) => (
        <ReportItem
          key={`${report.id}${report.id === sought}`}
          report={report}
          isSought={report.id === sought}
        />
      ))}
    </PlainList>
  );
}
