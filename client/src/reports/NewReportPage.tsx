import { Box, Button, Typography } from '@mui/material';
import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useKnownUser } from '../auth/session.ts';
import type { DraftPlace } from '../lib/draft-places.ts';
import { endEarly } from '../lib/early.ts';
import { LateAlert } from '../lib/LateAlert.tsx';
import { useDraftPlace } from '../lib/useDraftPlace.ts';
import { useIsAlive } from '../lib/useIsAlive.ts';
import { whenQuiet } from '../lib/when-quiet.ts';
import { PageHeading } from '../site-settings/PageHeading.tsx';
import { hasDraft, REPORT_DRAFTS } from './draft.ts';
import { REPORT_FIELDS } from './form.ts';
import { GUIDE, isGuided, isNowhere } from './guided/place.ts';
import { loadCaseLists } from './PaymentsAndContacts.tsx';
import { type Beginning, useBeginning } from './useBeginning.ts';
import { loadRules, useReportForm } from './useReportForm.ts';
import { loadRouting, WholeForm } from './WholeForm.tsx';

/** Fetched for whoever has a draft. */
const OtherDrafts = lazy(() => import('./OtherDrafts.tsx'));

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
      <Box role="status">{problem && <LateAlert severity="info">{problem}</LateAlert>}</Box>
    </Box>
  );
}

const LOADING = <Typography role="status">Chargement…</Typography>;

interface ReportFormProps {
  /** What the form begins with; undefined while it is a first sight. */
  begun: Beginning | undefined;
  uid: string | undefined;
  place: DraftPlace | undefined;
  onChoose: (part: string | undefined) => void;
}

/** One report that is being written, shown in one of two ways. */
function ReportForm({ uid, begun, place, onChoose }: ReportFormProps) {
  const written = useReportForm(begun);
  const hasDrafts = written.isResumed || place?.isElsewhere || (place?.others.length ?? 0) > 0;
  const { hash, key } = useLocation();
  const guided = useIsAlive() && isGuided(hash);
  // What was sent before the page was alive goes now, with what the draft had.
  const end = useEffectEvent(() => endEarly(guided ? null : document.querySelector('form')));
  useEffect(() => {
    if (!begun) return;
    const soon = setTimeout(end);
    return () => clearTimeout(soon);
  }, [begun]);
  const client = useQueryClient();
  useEffect(() => {
    if (begun) whenQuiet(client, loadRules, loadCaseLists, loadRouting);
  }, [client, begun]);
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
      {uid && place && hasDrafts && (!guided || !arrived || key === arrived) && (
        <Suspense>
          <OtherDrafts uid={uid} place={place} isResumed={written.isResumed} onChoose={onChoose} />
        </Suspense>
      )}
      {guided ? (
        <Suspense fallback={LOADING}>{begun ? <Guided written={written} /> : LOADING}</Suspense>
      ) : (
        <>
          <ToGuided />
          <WholeForm written={written} />
        </>
      )}
    </>
  );
}

/** What was typed before the page was alive does not mix with a draft: it gets a place of its own. */
function apartFrom(uid: string): { part: string } | undefined {
  const isTyped = REPORT_FIELDS.some((name) =>
    [...document.getElementsByName(name)].some((field) => 'value' in field && field.value !== ''),
  );
  return isTyped && hasDraft(uid) ? { part: newIdempotencyKey() } : undefined;
}

export default function NewReportPage() {
  const uid = useKnownUser()?.uid;
  const { place, goTo, turn } = useDraftPlace(REPORT_DRAFTS, uid, apartFrom);
  const begun = useBeginning(uid, place);
  // Within the application the form comes with its draft; in the HTML it is there before.
  const [isFirstSight] = useState(uid === undefined);
  const { hash } = useLocation();
  const guided = useIsAlive() && isGuided(hash);
  return (
    <>
      <PageHeading look={guided ? 'quiet' : 'large'}>Nouveau signalement</PageHeading>
      {!guided && (
        <Typography sx={{ mt: 1.5, maxWidth: '38rem' }}>
          Racontez ce qui s’est passé, avec vos mots. Vous pouvez vous arrêter et reprendre plus
          tard&nbsp;: ce que vous écrivez est gardé sur cet appareil jusqu’à l’envoi.
        </Typography>
      )}
      {(begun || (isFirstSight && turn === 0)) && (
        <ReportForm key={turn} {...{ uid, begun, place }} onChoose={goTo} />
      )}
    </>
  );
}
