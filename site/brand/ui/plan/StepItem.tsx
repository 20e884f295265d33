import { Box, Checkbox, OutlinedInput, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { StepReading } from '@parade/api/contract/case-reading.ts';
import type { Step } from '@parade/api/contract/steps.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { tokens } from '../../tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden.ts';
import { HelpTap } from './HelpTap.tsx';

type Tick = (step: Step, doneOn: string | null) => void;

const Details = styled('details')({
  '& summary': {
    boxSizing: 'border-box',
    minHeight: 44,
    paddingBlock: 9,
    cursor: 'pointer',
    color: tokens.blue,
  },
  '& p': { margin: 0, marginBottom: 6 },
});

/** Sentences that open below their title. */
function Words({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Details>
      <summary>{title}</summary>
      <Box sx={{ borderLeft: `3px solid ${tokens.rule}`, pl: 2, mb: 1 }}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Box>
    </Details>
  );
}

/** What to do, what to say, and where the rule comes from. */
function Body({
  action,
  remedy,
  isFirst,
}: Pick<StepReading, 'action' | 'remedy'> & { isFirst: boolean }) {
  return (
    <>
      {remedy && !remedy.past && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {remedy.strength}&nbsp;: {remedy.meaning}
        </Typography>
      )}
      {(action?.text ?? remedy?.steps ?? []).map((sentence) => (
        <Typography key={sentence}>{sentence}</Typography>
      ))}
      {remedy?.past && <Typography>{remedy.left}</Typography>}
      {action?.help && <HelpTap help={action.help} isFirst={isFirst} />}
      <Words title="Que dire au téléphone" sentences={action?.say ?? remedy?.say ?? []} />
      <Words
        title="Si l’on vous répond «&nbsp;vous avez validé&nbsp;»"
        sentences={remedy?.validated ?? []}
      />
      {remedy && (
        <Words
          title="D’où vient cette règle&nbsp;?"
          sentences={[`${remedy.kind}. ${remedy.basis}.`, 'Texte non relu par un juriste.']}
        />
      )}
    </>
  );
}

/** When it was done, to be put right, and by whom. */
function Done({
  step,
  today,
  by,
  onTick,
}: Pick<StepItemProps, 'today' | 'by' | 'onTick'> & { step: Step }) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <Typography component="label" htmlFor={id} sx={{ color: tokens.sage }}>
        Fait le<VisuallyHidden>&nbsp;: {step.label}</VisuallyHidden>
      </Typography>
      <OutlinedInput
        id={id}
        type="date"
        size="small"
        value={typed ?? step.doneOn}
        inputProps={{ min: '1990-01-01', max: today }}
        onChange={({ target: { value, validity } }) => {
          setTyped(value);
          if (value && validity.valid && value !== step.doneOn) onTick(step, value);
        }}
        // From here on it shows what the other side may change.
        onBlur={() => setTyped(null)}
      />
      {step.doneBy && by[step.doneBy] && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {by[step.doneBy]}
        </Typography>
      )}
    </Box>
  );
}

export interface StepItemProps {
  reading: StepReading;
  /** The day of Paris, `YYYY-MM-DD`. */
  today: string;
  /** Told apart from its like: the payment that it is about. */
  about?: string | undefined;
  /** One of the first things: its tap stands out. */
  isFirst?: boolean;
  /** What there is to know opens on request: for who has read it many times. */
  isFolded?: boolean;
  /** What is said of who ticked it off. */
  by: Readonly<Record<'owner' | 'team', string>>;
  onTick: Tick;
}

/** One step: a box to tick, its clock, and what there is to know. */
export function StepItem({
  reading,
  today,
  about,
  isFirst = false,
  isFolded = false,
  by,
  onTick,
}: StepItemProps) {
  const { step, action, remedy, clock, past } = reading;
  const { label, doneOn } = step;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const ticked = useRef(false);
  // It moves among its like when it is ticked off, and the browser lets go of what moves.
  useEffect(() => {
    if (doneOn !== undefined && ticked.current) box.current?.focus({ preventScroll: true });
    ticked.current = false;
  }, [doneOn]);
  const isDone = doneOn !== null;
  const body = <Body action={action} remedy={remedy} isFirst={isFirst} />;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '44px minmax(0, 1fr)',
        columnGap: 1,
        py: 1.25,
        borderTop: `1px solid ${tokens.rule}`,
        ...(isFirst && !isDone && { bgcolor: tokens.blueWash, pr: 2 }),
      }}
    >
      <Checkbox
        id={id}
        checked={isDone}
        slotProps={{ input: { ref: box } }}
        onChange={() => {
          ticked.current = true;
          onTick(step, isDone ? null : today);
        }}
        sx={{ width: 44, height: 44, alignSelf: 'start' }}
      />
      <Box sx={{ minWidth: 0, pt: 1.25 }}>
        <Typography
          component="label"
          htmlFor={id}
          sx={{
            display: 'block',
            cursor: 'pointer',
            fontWeight: 600,
            color: isDone ? 'text.secondary' : 'text.primary',
          }}
        >
          {label}
          {about && <VisuallyHidden>, {about}</VisuallyHidden>}
        </Typography>
        {isDone ? (
          <Done step={step} today={today} by={by} onTick={onTick} />
        ) : (
          <>
            {clock && (
              <Typography sx={{ fontWeight: 600, color: past ? tokens.brick : tokens.ochre }}>
                {clock}
              </Typography>
            )}
            {isFolded ? (
              <Details>
                <summary>Que faire, que dire</summary>
                {body}
              </Details>
            ) : (
              body
            )}
          </>
        )}
      </Box>
    </Box>
  );
}
