import { Alert, Box, Button, Typography } from '@mui/material';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSessionUser } from '../auth/session.ts';
import type { DraftPlace } from '../lib/draft-places.ts';
import { useDraftPlace } from '../lib/useDraftPlace.ts';
import { PageHeading } from '../site-settings/PageHeading.tsx';
import { REPORT_DRAFTS } from './draft.ts';
import { GUIDE, isGuided, isNowhere } from './guided/place.ts';
import { OtherDrafts } from './OtherDrafts.tsx';
import { useReportForm } from './useReportForm.ts';
import { WholeForm } from './WholeForm.tsx';

const loadGuided = () => import('./guided/Guided.tsx');
const Guided = lazy(loadGuided);

/** Leads to the guided way, whose code is fetched for whoever wants it. */
function ToGuided() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const open = () =>
    loadGuided().then(
      () => navigate({ hash: GUIDE }),
      () => setProblem('Il faut du réseau pour être guidé. Le formulaire ci-dessous marche déjà.'),
    );
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: 0.75, justifyItems: { sm: 'start' } }}>
      <Button
        variant="outlined"
        size="large"
        aria-describedby="guided-hint"
        onClick={() => void open()}
      >
        Être guidé pas à pas
      </Button>
      <Typography id="guided-hint" variant="caption">
        Une question après l’autre. Ce que vous avez déjà écrit est repris.
      </Typography>
      <Box role="status">{problem && <Alert severity="info">{problem}</Alert>}</Box>
    </Box>
  );
}

interface ReportFormProps {
  uid: string;
  place: DraftPlace;
  onChoose: (part: string | undefined) => void;
}

/** One report that is being written, shown in one of two ways. */
function ReportForm({ uid, place, onChoose }: ReportFormProps) {
  const written = useReportForm(uid, place.part);
  const { hash, key } = useLocation();
  const guided = isGuided(hash);
  // What concerns the draft as a whole is said where one arrives, and not beside each question.
  const [arrived, setArrived] = useState<string>();
  if (!arrived && !isNowhere(hash)) setArrived(key);
  const was = useRef(guided);
  useEffect(() => {
    if (was.current && !guided) document.querySelector('h1')?.focus();
    was.current = guided;
  }, [guided]);
  return (
    <>
      {(!guided || !arrived || key === arrived) && (
        <OtherDrafts uid={uid} place={place} isResumed={written.isResumed} onChoose={onChoose} />
      )}
      {guided ? (
        <Suspense fallback={<Typography role="status">Chargement…</Typography>}>
          <Guided written={written} />
        </Suspense>
      ) : (
        <>
          <ToGuided />
          <WholeForm written={written} />
        </>
      )}
    </>
  );
}

export default function NewReportPage() {
  const { uid } = useSessionUser();
  const { place, goTo } = useDraftPlace(REPORT_DRAFTS, uid);
  const guided = isGuided(useLocation().hash);
  return (
    <>
      <PageHeading look={guided ? 'quiet' : 'large'}>Nouveau signalement</PageHeading>
      {!guided && (
        <Typography sx={{ mt: 1.5, maxWidth: '38rem' }}>
          Racontez ce qui s’est passé, avec vos mots. Vous pouvez vous arrêter et reprendre plus
          tard&nbsp;: ce que vous écrivez est gardé sur cet appareil jusqu’à l’envoi.
        </Typography>
      )}
      {place && <ReportForm key={place.part ?? 'first'} uid={uid} place={place} onChoose={goTo} />}
    </>
  );
}
