import type { DbOrTrx } from '@parade/db';
import { orRefuse } from '../../platform/errors.ts';
import { reportsIn, type Scope } from '../scope.ts';

/** The persons' own lines of reports, each report's in the order in which they were written. */
export const linesOf = async (db: DbOrTrx, reportIds: readonly string[]) =>
  reportIds.length === 0
    ? []
    : db
        .selectFrom('timeline_entries')
        .selectAll()
        .where('reportId', 'in', reportIds)
        .orderBy('id')
        .execute();

export type LineRecord = Awaited<ReturnType<typeof linesOf>>[number];

/** A line and whose it is. Error: `not_found`. */
export const lineOf = (db: DbOrTrx, id: string, scope: Scope) =>
  reportsIn(db, scope)
    .innerJoin('timeline_entries', 'timeline_entries.reportId', 'reports.id')
    .selectAll('timeline_entries')
    .select('reports.userId')
    .where('timeline_entries.id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('not_found'));

/** What a timeline needs of its report. Error: `not_found`. */
export const caseOf = (db: DbOrTrx, reportId: string, scope: Scope) =>
  reportsIn(db, scope)
    .select(['id', 'userId', 'title', 'date'])
    .where('id', '=', reportId)
    .executeTakeFirstOrThrow(orRefuse('not_found'));

export type CaseRecord = Awaited<ReturnType<typeof caseOf>>;
