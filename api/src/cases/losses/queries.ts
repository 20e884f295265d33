import type { DbOrTrx } from '@parade/db';
import { orRefuse } from '../../platform/errors.ts';
import { reportsIn, type Scope } from '../scope.ts';

/** The losses of reports, each report's in their order. */
export const lossesOf = async (db: DbOrTrx, reportIds: readonly string[]) =>
  reportIds.length === 0
    ? []
    : db
        .selectFrom('losses')
        .selectAll()
        .where('reportId', 'in', reportIds)
        .orderBy('place')
        .orderBy('id')
        .execute();

export type LossRecord = Awaited<ReturnType<typeof lossesOf>>[number];

/** A loss and whose it is. Error: `not_found`. */
export const lossOf = (db: DbOrTrx, id: string, scope: Scope) =>
  reportsIn(db, scope)
    .innerJoin('losses', 'losses.reportId', 'reports.id')
    .selectAll('losses')
    .select('reports.userId')
    .where('losses.id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('not_found'));
