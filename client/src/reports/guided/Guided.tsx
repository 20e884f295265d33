import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { anyFailed, storedIn } from '../../documents/slots.ts';
import { DraftHint } from '../../lib/DraftHint.tsx';
import type { WrittenReport } from '../useReportForm.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { Summary } from './Summary.tsx';
import { isAnswered, type Known, type Step, stepOfWrong } from './steps.ts';
import { useGuide } from './useGuide.ts';

const SUMMARY_TITLE = 'Voici ce que nous avons compris';

const head = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 },
  minHeight: 48,
} as const;

function goOnLabel(isCorrection: boolean, needsTap: boolean): string | undefined {
  if (needsTap) return undefined;
  return isCorrection ? 'Revenir au récapitulatif' : 'Continuer';
}

/** The report one question after the other: the same form, draft and sending as the page that has it all. */
export default function Guided({ written }: { written: WrittenReport }) {
  const { form, tray, slots, kept, submit, saved, failure, isResumed } = written;
  // What is asked follows what is answered.
  useWatch({ control: form.control });
  const known = (): Known => ({
    texts: form.getValues(),
    plan: kept.plan,
    hasPieces: Object.keys(storedIn(slots)).length > 0,
  });
  const guide = useGuide(known);
  const { shown, isSummary, isCorrection } = guide;
  const navigate = useNavigate();
  const page = useRef<HTMLElement>(null);
  const corrected = useRef<string>(undefined);
  const [checkedAt, setCheckedAt] = useState<string>();
  // Drawn together with its sentences: the first field that is refused takes the focus.
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const isChecked = checkedAt === guide.key || form.formState.isSubmitted;

  const focusOn = (selector: string) => {
    const found = page.current?.querySelector<HTMLElement>(selector);
    found?.focus();
    return found !== null && found !== undefined;
  };
  const { begin, isNowhere } = guide;
  const arrive = useEffectEvent(() => {
    if (isNowhere) return begin();
    if (isSummary && corrected.current) {
      const line = corrected.current;
      corrected.current = undefined;
      if (focusOn(`[data-part="${line}"]`)) return;
    }
    if (!focusOn('[aria-invalid="true"]')) {
      page.current?.querySelector('h2')?.focus({ preventScroll: true });
    }
  });
  useEffect(() => {
    arrive();
  }, [guide.key]);

  async function goOn() {
    setCheckedAt(guide.key);
    const fields = shown.flatMap((step) => step.fields);
    if (fields.length === 0 || (await form.trigger(fields))) return guide.goOn();
    setRefusals((before) => before + 1);
  }
  async function send() {
    await submit();
    const wrong = stepOfWrong(
      (name) => form.getFieldState(name).error !== undefined,
      anyFailed(tray.slots()),
    );
    if (wrong) guide.correct(wrong);
  }
  const correct = (step: Step, line: string) => {
    corrected.current = line;
    guide.correct(step);
  };

  const [only] = shown;
  const title = isSummary ? SUMMARY_TITLE : shown.length > 1 ? only?.group : only?.title;
  const isOpen = shown.length === 1 && only !== undefined && !isAnswered(only, known());
  // Why the sending led back here.
  const isUnsent = isCorrection && only?.id === 'preuves' && anyFailed(slots);
  if (isNowhere) return null;
  return (
    <Box component="section" ref={page} aria-labelledby="question" sx={{ mt: 1 }}>
      <Box sx={head}>
        {(!guide.isFirst || isCorrection) && (
          <Button onClick={guide.goBack} sx={{ ml: -1.5, px: 1.5, minHeight: 48 }}>
            Précédent
          </Button>
        )}
        <Typography id="progress" variant="caption">
          {isSummary ? 'Dernière étape' : isCorrection ? 'Correction' : guide.progress}
        </Typography>
      </Box>
      <Typography
        id="question"
        variant="h2"
        tabIndex={-1}
        aria-describedby="progress"
        sx={{ outline: 'none', mb: 2.5, fontSize: { xs: '1.625rem', sm: '2rem' } }}
      >
        {title}
      </Typography>
      {guide.isFirst && kept.plan && !isCorrection && (
        <Typography sx={{ mb: 2.5 }}>
          Vos réponses de «&nbsp;Que faire maintenant&nbsp;» sont reprises. Vous les relirez avant
          l’envoi.
        </Typography>
      )}
      {isUnsent && failure && (
        <Alert severity="error" sx={{ mb: 2.5 }}>
          {failure}
        </Alert>
      )}
      {isSummary ? (
        <Summary written={written} onCorrect={correct} onSend={() => void send()} />
      ) : (
        <QuestionForm
          // Each page begins anew: what was folded in its cards, and what was ticked.
          key={guide.key}
          {...{ form, tray, slots, isChecked, shown }}
          goOnLabel={goOnLabel(isCorrection, isOpen && only.isTap === true)}
          skipLabel={isOpen && guide.isPhone && !isCorrection ? only.skip : undefined}
          onGoOn={() => void goOn()}
        />
      )}
      <Box sx={{ mt: 3, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <DraftHint saved={saved} dirty={form.formState.isDirty || isResumed} />
        <Button onClick={() => navigate({ hash: '' })} sx={{ ml: -1.5, px: 1.5 }}>
          Voir tout le formulaire
        </Button>
      </Box>
    </Box>
  );
}
