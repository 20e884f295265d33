import type { DbOrTrx } from '@parade/db';
import { orRefuse } from '../../platform/errors.ts';
import { reportsIn, type Scope } from '../scope.ts';

/** The counterparties of reports, each report's in their order. */
export const counterpartiesOf = async (db: DbOrTrx, reportIds: readonly string[]) =>
  reportIds.length === 0
    ? []
    : db
        .selectFrom('counterparties')
        .selectAll()
        .where('reportId', 'in', reportIds)
        .orderBy('place')
        .orderBy('id')
        .execute();

export type CounterpartyRecord = Awaited<ReturnType<typeof counterpartiesOf>>[number];

/** A counterparty and whose case it is of. Error: `not_found`. */
export const counterpartyOf = (db: DbOrTrx, id: string, scope: Scope) =>
  reportsIn(db, scope)
    .innerJoin('counterparties', 'counterparties.reportId', 'reports.id')
    .selectAll('counterparties')
    .select('reports.userId')
    .where('counterparties.id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('not_found'));
