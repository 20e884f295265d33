import { Box, Typography } from '@mui/material';
import type { CaseReading, StepReading } from '@parade/api/contract/case-reading.ts';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.ts';
import { StepItem, type StepItemProps } from './StepItem.tsx';

/** So many open actions stand out. */
const FIRST = 3;

interface PlanStepsProps extends Pick<StepItemProps, 'today' | 'by' | 'isFolded' | 'onTick'> {
  reading: CaseReading;
  /** The level of its headings. */
  heading: 'h3' | 'h4';
}

const list = { listStyle: 'none', m: 0, p: 0, mb: 3 } as const;

/** The order in which steps were first seen: a tick moves nothing under the finger that made it. */
function useFirstOrder() {
  const [places] = useState(() => new Map<string, number>());
  const placeOf = ({ step }: StepReading) => {
    const place = places.get(step.id) ?? places.size;
    places.set(step.id, place);
    return place;
  };
  return (all: readonly StepReading[]) =>
    all
      .map((reading) => ({ reading, place: placeOf(reading) }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ reading }) => reading);
}

/** What is to be done, to be ticked off: the actions first, then what each payment opens. */
export function PlanSteps({ reading, heading, ...item }: PlanStepsProps) {
  const { actions, payments, ofCase, open } = reading;
  const inOrder = useFirstOrder();
  const steps = (all: readonly StepReading[], about?: string, first = 0) => (
    <Box component="ul" sx={list}>
      {inOrder(all).map((each, at) => (
        <StepItem
          key={each.step.id}
          reading={each}
          about={about}
          isFirst={at < first && each.step.doneOn === null}
          {...item}
        />
      ))}
    </Box>
  );
  const title = (text: ReactNode) => (
    <Typography variant="h3" component={heading} sx={{ mb: 1 }}>
      {text}
    </Typography>
  );
  return (
    <>
      <VisuallyHidden role="status">
        {open === 0 ? 'Tout est coché.' : `${open}\u00a0démarche${open === 1 ? '' : 's'} à faire.`}
      </VisuallyHidden>
      {actions.length > 0 && title('À faire maintenant, dans cet ordre')}
      {steps(actions, undefined, FIRST)}
      {payments.map(({ at, label, evidence, steps: own, past }) => (
        <Box key={at} component="section">
          {title(label)}
          {evidence && (
            <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
              À garder&nbsp;: {evidence}
            </Typography>
          )}
          {steps(own, label)}
          {past.map((remedy) => (
            <Typography key={remedy.remedy} sx={{ mb: 3, mt: -2 }}>
              <strong>{remedy.label}</strong>. {remedy.clock}. {remedy.left}
            </Typography>
          ))}
        </Box>
      ))}
      {ofCase.length > 0 && title('Pour tout le dossier')}
      {ofCase.length > 0 && steps(ofCase)}
    </>
  );
}
