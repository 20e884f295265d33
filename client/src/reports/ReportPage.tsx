import { Alert, AlertTitle, Box, GlobalStyles, Typography } from '@mui/material';
import { EXCHANGES } from '@parade/api/contract/report-paths.ts';
import type { Report } from '@parade/api/contract/reports.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Conversation } from '../conversations/Conversation.tsx';
import { Counterparties } from '../counterparties/Counterparties.tsx';
import { Failure } from '../lib/Failure.tsx';
import { ListSkeletons } from '../lib/ListSkeletons.tsx';
import { offPaper } from '../lib/offPaper.ts';
import { Panel } from '../lib/Panel.tsx';
import { Reference } from '../lib/Reference.tsx';
import { StaffNote } from '../lib/StaffNote.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { useArrival } from '../lib/useArrival.ts';
import { Losses } from '../losses/Losses.tsx';
import { NewReceipt, Receipts } from '../receipts/Receipts.tsx';
import { CasePlan } from '../steps/CasePlan.tsx';
import { CaseTimeline } from '../timeline/CaseTimeline.tsx';
import { AddPieces } from './AddPieces.tsx';
import { type CasePart, CaseParts } from './CaseParts.tsx';
import { useHasMessage, useReadHere, useReport } from './queries.ts';
import { Story } from './ReportDetail.tsx';
import { ReportStatusChip } from './ReportStatusChip.tsx';

/** On paper a case is what it says: nothing to press, no field that nobody filled in. */
const onPaper = {
  '@media print': {
    'form, button, a.MuiButtonBase-root, footer, .MuiFormControl-root:has(:placeholder-shown)': {
      display: 'none !important',
    },
  },
};

/** After a report was sent: what happens now, and that not all of it is ours to do. Shown once. */
function SubmittedNotice({ reportId }: { reportId: string }) {
  const reference = useArrival<string>('submitted');
  const [isClosed, setIsClosed] = useState(false);
  if (!reference || isClosed) return null;
  return (
    <Alert severity="success" closeText="Fermer" onClose={() => setIsClosed(true)} sx={{ mb: 3 }}>
      <AlertTitle>
        Votre signalement <Reference>{reference}</Reference> est enregistré
      </AlertTitle>
      Nous le lisons et vous répondons ici. N’attendez pas notre réponse pour agir de votre côté.
      <NewReceipt reportId={reportId} />
    </Alert>
  );
}

const partsOf = (report: Report, hasMessage: boolean): CasePart[] => [
  {
    id: 'a-faire',
    label: 'À faire',
    heading: (
      <>
        Votre dossier{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <Reference>{report.reference}</Reference>&nbsp;:
        </Box>{' '}
        à faire maintenant
      </>
    ),
    content: <CasePlan reportId={report.id} />,
  },
  {
    id: 'recit',
    label: 'Récit et pièces',
    content: (
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Panel>
          <Story report={report} heading="h3" />
          <AddPieces report={report} />
        </Panel>
        <section>
          <Typography variant="h3" sx={{ mb: 1 }}>
            Vos paiements
          </Typography>
          <Losses report={report} />
        </section>
        <section>
          <Typography variant="h3" sx={{ mb: 1 }}>
            Qui était en face de vous
          </Typography>
          <Counterparties report={report} />
        </section>
      </Box>
    ),
  },
  {
    id: EXCHANGES,
    label: 'Échanges',
    content: <Conversation report={report} isNew={hasMessage} />,
  },
  {
    id: 'suivi',
    label: 'Suivi',
    content: (
      <>
        <Receipts reportId={report.id} />
        <CaseTimeline report={report} />
      </>
    ),
  },
];

function Whole({ report }: { report: Report }) {
  useReadHere(report.id);
  return (
    <>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {report.title} <ReportStatusChip status={report.status} />
      </Typography>
      {/* Whatever part is open: it may ask for something. */}
      {report.adminNote && (
        <Box sx={{ mb: 3 }}>
          <StaffNote note={report.adminNote} />
        </Box>
      )}
      <CaseParts parts={partsOf(report, useHasMessage(report.id))} />
    </>
  );
}

/** One case: what its owner can do now, what was told, what was said, what became of it. */
export default function ReportPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useReport(id);
  return (
    <Box sx={{ mt: 3 }}>
      <GlobalStyles styles={onPaper} />
      <SubmittedNotice reportId={id} />
      {data ? (
        <Whole report={data} />
      ) : error ? (
        <Failure sentence={sentenceFor(error)} onRetry={refetch} />
      ) : (
        <ListSkeletons label="Chargement du signalement" />
      )}
      <TallLink to="/reports" sx={{ mt: 3, ...offPaper }}>
        Tous mes signalements
      </TallLink>
    </Box>
  );
}
