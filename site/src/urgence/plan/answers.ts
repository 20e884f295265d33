import { readKeptPlan } from '@parade/api/contract/kept-plan.ts';
import { answeredIn, dayOf } from '@parade/api/contract/remedies/asking.ts';
import type { Day } from '@parade/api/contract/remedies/facts.ts';
import { QUESTIONS, type QuestionId } from '@parade/api/contract/remedies/questions.ts';
import type { Situation } from '@parade/api/contract/remedies/situation.ts';
import { KEPT_PLAN_KEY } from '@parade/api/contract/urgence-paths.ts';
import type { Asked, Move, Said } from '../flow.ts';

const askedOf = (question: QuestionId): Asked => ({ question, day: dayOf(question)?.fact });

/** The answer of that number; null is « Je ne sais pas », which says nothing. */
export function answered(question: QuestionId, answer: number | null): Move {
  const said: Said & { label?: string } =
    (answer === null ? undefined : QUESTIONS[question].answers[answer]) ?? {};
  return { type: 'answer', asked: askedOf(question), said };
}

/** A day as the answer; of a question that takes none it says nothing. */
export function answeredWithDay(question: QuestionId, day: Day): Move {
  const asked = askedOf(question);
  return { type: 'answer', asked, said: asked.day ? { facts: { [asked.day]: day } } : {} };
}

/** On with a plan as it was: what it answers is not asked again. */
export const resumed = (situation: Situation): Move => ({
  ...{ type: 'resume', situation, asked: answeredIn(situation).map(askedOf) },
});

/** On with the plan that this tab keeps; null where it keeps none. */
export function resumedFromTab(): Move | null {
  try {
    const kept = readKeptPlan(sessionStorage.getItem(KEPT_PLAN_KEY));
    return kept && resumed(kept);
  } catch {
    return null;
  }
}
