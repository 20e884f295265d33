import type { z } from 'zod';
import { readSituation } from '../../../contract/situations.ts';
import {
  type CasePlan,
  casePlan,
  exportedPlan,
  readAnswers,
  type Step,
  step,
} from '../../../contract/steps.ts';
import { allowed } from '../../platform/allowed.ts';
import type { PlanRecord, StepRecord } from './queries.ts';

export const presentStep = (record: StepRecord): Step => allowed(step, record);

const told = ({
  answers,
  steps,
  reminders,
}: Pick<PlanRecord, 'answers' | 'steps' | 'reminders'>) => ({
  answers: readAnswers(answers),
  steps: steps.map(presentStep),
  reminders: reminders === 1,
});

/** The plan of a report, for both sides. */
export const presentPlan = (record: PlanRecord): CasePlan =>
  allowed(casePlan, {
    ...told(record),
    catalogueVersion: record.catalogueVersion,
    situation: readSituation(record.situation),
  });

/** The same as it was stored, for its owner's export; null where no plan was joined. */
export const presentStoredPlan = (
  record: Omit<PlanRecord, 'userId'>,
): z.output<typeof exportedPlan> | null =>
  record.situation === null
    ? null
    : allowed(exportedPlan, {
        ...told(record),
        catalogueVersion: record.catalogueVersion,
        situation: record.situation,
      });
