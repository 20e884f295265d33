import { Box, Button, Typography } from '@mui/material';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { anyFailed, storedIn } from '../../documents/slots.ts';
import { DraftHint } from '../../lib/DraftHint.tsx';
import type { WrittenReport } from '../useReportForm.ts';
import { QUESTIONS } from './questions.tsx';
import { Summary } from './Summary.tsx';
import { isAnswered, type Known, type Step, stepOfWrong } from './steps.ts';
import { useGuide } from './useGuide.ts';

const SUMMARY_TITLE = 'Voici ce que nous avons compris';

/** The report one question after the other: the same form, draft and sending as the page that has it all. */
export default function Guided({ written }: { written: WrittenReport }) {
  const { form, tray, slots, kept, submit, saved, isResumed } = written;
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
  const leaving = useRef<() => void>(undefined);
  const corrected = useRef<string>(undefined);
  const [checkedAt, setCheckedAt] = useState<string>();
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
    leaving.current?.();
    setCheckedAt(guide.key);
    const fields = shown.flatMap((step) => step.fields);
    if (fields.length === 0 || (await form.trigger(fields))) return guide.goOn();
    // After the sentences are there.
    requestAnimationFrame(() => focusOn('[aria-invalid="true"]'));
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
  const skip =
    guide.isPhone && only && !isCorrection && !isAnswered(only, known()) ? only.skip : undefined;
  // A tap on an answer leads on: there is nothing to go on with before.
  const isTapped = shown.length === 1 && only?.id === 'faits' && !isAnswered(only, known());
  const question = (step: Step) => {
    const Question = QUESTIONS[step.id];
    return (
      <Question
        {...{ form, tray, slots, isChecked, leaving }}
        onAnswer={shown.length === 1 ? () => void goOn() : undefined}
      />
    );
  };
  if (isNowhere) return null;
  return (
    <Box component="section" ref={page} aria-labelledby="question" sx={{ mt: 1 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          minHeight: 48,
        }}
      >
        {(!guide.isFirst || isCorrection) && (
          <Button onClick={guide.goBack} sx={{ ml: -1.5, px: 1.5, minHeight: 48 }}>
            Précédent
          </Button>
        )}
        <Typography variant="caption">
          {isSummary ? 'Dernière étape' : isCorrection ? 'Correction' : guide.progress}
        </Typography>
      </Box>
      <Typography
        id="question"
        variant="h2"
        tabIndex={-1}
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
      {isSummary ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Summary written={written} onCorrect={correct} onSend={() => void send()} />
        </Box>
      ) : (
        <Box
          component="form"
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void goOn();
          }}
          // A page of its own: what was folded or typed in cards begins anew.
          key={guide.key}
          sx={{ display: 'grid', gap: 4 }}
        >
          {shown.map((step) => (
            <Box
              key={step.id}
              // Alone it is the page's own question.
              {...(shown.length > 1 && { component: 'section', 'aria-label': step.title })}
              sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}
            >
              {shown.length > 1 && <Typography variant="h3">{step.title}</Typography>}
              {question(step)}
            </Box>
          ))}
          <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5 }}>
            {!isTapped && (
              <Button type="submit" variant="contained" size="large" sx={{ minHeight: 52 }}>
                {isCorrection ? 'Revenir au récapitulatif' : 'Continuer'}
              </Button>
            )}
            {skip && (
              <Button size="large" onClick={() => void goOn()} sx={{ minHeight: 52 }}>
                {skip}
              </Button>
            )}
          </Box>
        </Box>
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
