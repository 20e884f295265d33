import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import type { Report } from '@parade/api/contract/reports.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Failure } from '../lib/Failure.tsx';
import { ListSkeletons } from '../lib/ListSkeletons.tsx';
import { Panel } from '../lib/Panel.tsx';
import { Reference } from '../lib/Reference.tsx';
import { StaffNote } from '../lib/StaffNote.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { useArrival } from '../lib/useArrival.ts';
import { CasePlan } from '../steps/CasePlan.tsx';
import { useReport } from './queries.ts';
import { ReportStory } from './ReportDetail.tsx';
import { ReportStatusChip } from './ReportStatusChip.tsx';

/** After a report was sent: what happens now, and that not all of it is ours to do. Shown once. */
function SubmittedNotice() {
  const reference = useArrival<string>('submitted');
  const [isClosed, setIsClosed] = useState(false);
  if (!reference || isClosed) return null;
  return (
    <Alert severity="success" closeText="Fermer" onClose={() => setIsClosed(true)} sx={{ mb: 3 }}>
      <AlertTitle>
        Votre signalement <Reference>{reference}</Reference> est enregistré
      </AlertTitle>
      Nous le lisons et vous répondons ici. N’attendez pas notre réponse pour agir de votre côté.
    </Alert>
  );
}

function Whole({ report }: { report: Report }) {
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        Votre dossier{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <Reference>{report.reference}</Reference>&nbsp;:
        </Box>{' '}
        à faire maintenant
      </Typography>
      <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {report.title} <ReportStatusChip status={report.status} />
      </Typography>
      {report.adminNote && <StaffNote note={report.adminNote} />}
      <Box sx={{ mt: 3 }}>
        <CasePlan reportId={report.id} />
      </Box>
      <Typography variant="h2" sx={{ mt: 5, mb: 2 }}>
        Votre signalement
      </Typography>
      <Panel>
        <ReportStory report={report} heading="h3" />
      </Panel>
    </>
  );
}

/** One report: what its owner can do now, then what was said and what became of it. */
export default function ReportPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useReport(id);
  return (
    <Box sx={{ mt: 3 }}>
      <SubmittedNotice />
      {data ? (
        <Whole report={data} />
      ) : error ? (
        <Failure sentence={sentenceFor(error)} onRetry={refetch} />
      ) : (
        <ListSkeletons label="Chargement du signalement" />
      )}
      <TallLink to="/reports" sx={{ mt: 3 }}>
        Tous mes signalements
      </TallLink>
    </Box>
  );
}
