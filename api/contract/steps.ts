import { z } from 'zod';
import { FUTURE_DAY } from './claims.ts';
import { situation } from './situations.ts';

/** What a step's day is: a deadline of the law, a scheme's rule, or advice. */
const STEP_KINDS = ['law', 'scheme', 'advice'] as const;

/** One thing to do in a case. `label` in the words of the day on which the report was filed; days are calendar days. */
export const step = z.object({
  id: z.string(),
  /** The plan's action or remedy. */
  key: z.string(),
  /** The payment's place in the situation; null for what belongs to the whole case. */
  payment: z.number().int().nullable(),
  label: z.string(),
  dueOn: z.string().nullable(),
  kind: z.enum(STEP_KINDS).nullable(),
  doneOn: z.string().nullable(),
  /** Who ticked it off. */
  doneBy: z.enum(['owner', 'team']).nullable(),
});
export type Step = z.infer<typeof step>;

const answered = z.object({ question: z.string(), answer: z.string() });

/**
 * `GET /api/reports/{id}/plan`: what a report was filed with, for `readPlan`. Without a plan:
 * `catalogueVersion` null and nothing in the lists. `situation` is null where today's catalogue
 * cannot read it any more: the answers, as they were asked, and the steps stay.
 */
export const casePlan = z.object({
  catalogueVersion: z.string().nullable(),
  situation: situation.nullable(),
  answers: z.array(answered),
  /** In the order in which they are done. */
  steps: z.array(step),
  /** Whether the person is reminded of the law's deadlines. */
  reminders: z.boolean(),
});
export type CasePlan = z.infer<typeof casePlan>;

/** The same in an export, as it was stored. */
export const exportedPlan = casePlan.omit({ situation: true }).extend({
  situation: z.string(),
});

/** The answers as they were stored; what cannot be read any more stands as it is. */
export function readAnswers(json: string | null): CasePlan['answers'] {
  if (json === null) return [];
  try {
    return z.array(answered).parse(JSON.parse(json));
  } catch {
    return [{ question: '', answer: json }];
  }
}

/** The plan with one step ticked off, or back: what a page shows while the answer is on its way. */
export const withTick = (
  plan: CasePlan,
  id: string,
  { doneOn, by }: { doneOn: string | null; by: NonNullable<Step['doneBy']> },
): CasePlan => ({
  ...plan,
  steps: plan.steps.map((each) =>
    each.id === id ? { ...each, doneOn, doneBy: doneOn === null ? null : by } : each,
  ),
});

const DAY = 'Indiquez le jour où vous l’avez fait';

/** `PUT /api/steps/{id}`: the day on which it was done, or null for not done. */
export const stepCompletion = z.object({
  doneOn: z.iso
    .date({ error: DAY })
    .refine((day) => day >= '1990-01-01', { error: 'Cette date est trop ancienne' })
    // Half a day of grace: somebody may be ahead of Paris.
    .refine((day) => Date.parse(`${day}T00:00:00Z`) <= Date.now() + 14 * 3_600_000, {
      error: FUTURE_DAY,
    })
    .nullable(),
});

/** `PUT /api/reports/{id}/reminders`. */
export const planReminders = z.object({
  reminders: z.boolean({ error: 'Indiquez si vous voulez des rappels' }),
});
