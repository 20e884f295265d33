/** A case's plan as both sides are shown it: what was kept of it, read with the words and clocks of today. */

import { clockOf } from './plan-clocks.ts';
import {
  type ChannelReading,
  type PlanAction,
  type PlanReading,
  type RemedyReading,
  readPlan,
} from './plan-reading.ts';
import { ACTION_WORDS } from './remedies/actions.ts';
import type { Day } from './remedies/facts.ts';
import type { CasePlan, Step } from './steps.ts';

/** The complaint is an action and a remedy with a day: one thing to do. */
export const COMPLAINT = { action: 'file-complaint', remedy: 'complaint' } as const;

/** A step with what today's plan says of it; neither where the catalogue no longer knows it. */
export interface StepReading {
  step: Step;
  action: PlanAction | undefined;
  remedy: RemedyReading | undefined;
  /** « Il reste 7 semaines, jusqu’au 14 janvier 2027 »; null for an action without a day. */
  clock: string | null;
  past: boolean;
}

export interface CaseReading {
  /** As the plan says it first; null for a kind without it. */
  comfort: string | null;
  actions: StepReading[];
  payments: {
    /** Its place in the situation. */
    at: number;
    label: string;
    evidence: string;
    steps: StepReading[];
    /** What there is no step for: its time had passed before. */
    past: readonly RemedyReading[];
  }[];
  /** What belongs to the whole case. */
  ofCase: StepReading[];
  channels: readonly ChannelReading[];
  never: readonly string[];
  /** How many steps are to be done. */
  open: number;
}

const isAction = ({ key }: Step): boolean => Object.hasOwn(ACTION_WORDS, key);

/** What is to be done before what is done; within each as the plan has it. */
const openFirst = (steps: readonly StepReading[]) =>
  steps.toSorted((a, b) => Number(a.step.doneOn !== null) - Number(b.step.doneOn !== null));

function readingOf(step: Step, reading: PlanReading | null, today: Day): StepReading {
  const { key, payment, dueOn } = step;
  const all = payment === null ? reading?.remedies : reading?.payments[payment]?.remedies;
  const remedy = all?.find((each) => each.remedy === key);
  const timed =
    key === COMPLAINT.action ? all?.find((each) => each.remedy === COMPLAINT.remedy) : remedy;
  const past = timed ? timed.past : dueOn !== null && dueOn < today;
  return {
    step,
    action: reading?.now.find(({ action }) => action === key),
    remedy,
    clock: timed?.clock ?? (dueOn === null ? null : clockOf({ lastDay: dueOn, past }, today)),
    past,
  };
}

/** Reads a case on a day of Paris. */
export function readCase({ situation, steps }: CasePlan, today: Day): CaseReading {
  const reading = situation && readPlan(situation, today);
  const all = steps.map((step) => readingOf(step, reading, today));
  const paid = Math.max(
    reading?.payments.length ?? 0,
    ...steps.map(({ payment }) => (payment ?? -1) + 1),
  );
  return {
    comfort: reading?.comfort ?? null,
    actions: openFirst(all.filter(({ step }) => step.payment === null && isAction(step))),
    payments: Array.from({ length: paid }, (_, at) => {
      const own = all.filter(({ step }) => step.payment === at);
      const shown = new Set(own.map(({ step }) => step.key));
      const today = reading?.payments[at];
      return {
        at,
        label: today?.label ?? `Paiement ${at + 1}`,
        evidence: today?.evidence ?? '',
        steps: openFirst(own),
        past: today?.remedies.filter(({ remedy, past }) => past && !shown.has(remedy)) ?? [],
      };
    }),
    ofCase: openFirst(all.filter(({ step }) => step.payment === null && !isAction(step))),
    channels: reading?.channels ?? [],
    never: reading?.never ?? [],
    open: steps.filter(({ doneOn }) => doneOn === null).length,
  };
}
