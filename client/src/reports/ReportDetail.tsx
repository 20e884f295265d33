import { Box, Skeleton, Typography } from '@mui/material';
import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import { exchangesPath, reportPath } from '@parade/api/contract/report-paths.ts';
import { type Report, reportFacts } from '@parade/api/contract/reports.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import type { ReactNode } from 'react';
import { Failure } from '../lib/Failure.tsx';
import { Panel } from '../lib/Panel.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { NotedOnCall } from './NotedOnCall.tsx';
import { useReadHere, useReport } from './queries.ts';
import { ReportDocuments } from './ReportDocuments.tsx';
import { ReportHistory } from './ReportHistory.tsx';

function facts(report: Report): [string, string][] {
  const all: [string, string][] = [
    ['Type de fraude', report.fraudType],
    ["Date de l'incident", formatCalendarDay(report.date)],
    ['Montant du préjudice', report.amount === null ? '' : formatEuros(report.amount)],
    ['Montant récupéré', report.recoveredAmount > 0 ? formatEuros(report.recoveredAmount) : ''],
    ...reportFacts(report),
    ['Informations complémentaires', report.additionalInfo],
  ];
  return all.filter(([, value]) => value !== '');
}

/** The level of the headings within a report. */
type Heading = 'h3' | 'h4';

interface PartProps {
  title: string;
  heading: Heading;
  children: ReactNode;
}

function Part({ title, heading, children }: PartProps) {
  return (
    <Box component="section">
      <Typography component={heading} sx={{ fontWeight: 600, mb: 0.75 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface PartOf {
  report: Report;
  heading: Heading;
}

/** What was told, the facts and the files. */
export const Story = ({ report, heading }: PartOf) => (
  <>
    {report.call && <NotedOnCall call={report.call} />}
    <Part title="Description" heading={heading}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '42rem' }}>
        {report.description}
      </Typography>
    </Part>
    <Facts stacked facts={facts(report)} sx={{ maxWidth: '56rem' }} />
    {report.documentDetails.length > 0 && (
      <Part title="Documents" heading={heading}>
        <ReportDocuments report={report} />
      </Part>
    )}
  </>
);

/** The whole of a report in its line of the list. */
function Whole({ report, heading }: PartOf) {
  useReadHere(report.id);
  return (
    <>
      <Part title="Historique" heading={heading}>
        <ReportHistory entries={report.history} />
      </Part>
      <Part title="Compléter ou répondre" heading={heading}>
        <TallLink to={exchangesPath(report.id)}>Écrire à l’équipe dans ce dossier</TallLink>
      </Part>
      <Story report={report} heading={heading} />
    </>
  );
}

/** Everything that a report holds, read when its line is opened. */
export function ReportDetail({ id }: { id: string }) {
  const { data, error, refetch } = useReport(id);
  return (
    <Panel>
      {data ? (
        <>
          <TallLink to={reportPath(id)} sx={{ fontWeight: 600 }}>
            Ouvrir le dossier&nbsp;: ce que vous pouvez faire
          </TallLink>
          <Whole report={data} heading="h4" />
        </>
      ) : error ? (
        <Failure sentence={sentenceFor(error)} onRetry={refetch} />
      ) : (
        <Box role="status" aria-label="Chargement du signalement">
          {['60%', '85%', '40%'].map((width) => (
            <Skeleton key={width} width={width} height={28} />
          ))}
        </Box>
      )}
    </Panel>
  );
}
