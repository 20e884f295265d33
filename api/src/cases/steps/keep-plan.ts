import type { Transaction } from '@parade/db';
import { parisDay } from '../../../contract/dates.ts';
import { readPlan } from '../../../contract/plan-reading.ts';
import { answersOf } from '../../../contract/remedies/asking.ts';
import { CATALOGUE } from '../../../contract/remedies/catalogue.ts';
import type { Situation } from '../../../contract/remedies/situation.ts';
import { newId } from '../../platform/ids.ts';
import { stepsIn } from './steps-in.ts';

/** What a report keeps of the situation that was joined to it. */
export const planColumns = (situation: Situation | undefined) =>
  situation
    ? {
        situation: JSON.stringify(situation),
        answers: JSON.stringify(answersOf(situation)),
        catalogueVersion: CATALOGUE.version,
      }
    : { situation: null, answers: null, catalogueVersion: null };

/** Writes what there is to do in a case on the day on which it is filed, `at`. */
export async function keepSteps(
  trx: Transaction,
  at: string,
  reportId: string,
  situation: Situation,
): Promise<void> {
  const steps = stepsIn(readPlan(situation, parisDay(new Date(at))));
  const rows = steps.map((step) => ({ ...step, id: newId(), reportId }));
  if (rows.length > 0) await trx.insertInto('steps').values(rows).execute();
}
