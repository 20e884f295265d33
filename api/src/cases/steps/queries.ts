import type { DbOrTrx } from '@parade/db';
import { orRefuse } from '../../platform/errors.ts';
import { reportsIn, type Scope } from '../scope.ts';

/** What a report keeps of its plan, with its steps. Error: `not_found`. */
export async function planOf(db: DbOrTrx, reportId: string, scope: Scope) {
  const report = await reportsIn(db, scope)
    .select(['userId', 'situation', 'answers', 'catalogueVersion', 'reminders'])
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow(orRefuse('not_found'));
  const steps = await stepsOf(db, [reportId]);
  return { ...report, steps };
}

/** The steps of reports, each report's in their order. */
export const stepsOf = async (db: DbOrTrx, reportIds: readonly string[]) =>
  reportIds.length === 0
    ? []
    : db.selectFrom('steps').selectAll().where('reportId', 'in', reportIds).orderBy('id').execute();

/** A step and whose it is. Error: `not_found`. */
export const stepOf = (db: DbOrTrx, id: string, scope: Scope) =>
  reportsIn(db, scope)
    .innerJoin('steps', 'steps.reportId', 'reports.id')
    .selectAll('steps')
    .select('reports.userId')
    .where('steps.id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('not_found'));

export type StepRecord = Awaited<ReturnType<typeof stepsOf>>[number];
export type PlanRecord = Awaited<ReturnType<typeof planOf>>;
