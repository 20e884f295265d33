import type { DbOrTrx } from '@parade/db';
import { isClosedReport } from '../../contract/report-statuses.ts';
import { AppError, orRefuse } from '../platform/errors.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** Whose reports are read: a person's own, or all of them by who may. */
export type Scope = { ownerId: string } | 'staff';

/** Reports of a scope that a deactivation does not hide. */
export function reportsIn(db: DbOrTrx, scope: Scope) {
  const shown = db.selectFrom('reports').where('reports.deletedAt', 'is', null);
  return scope === 'staff' ? shown : shown.where('reports.userId', '=', scope.ownerId);
}

/** Tells the open pages of both sides that something of a case has changed. */
export function tellCase(unit: UnitOfWork, { id, userId }: { id: string; userId: string }): void {
  unit.publish({ topic: 'reports', id }, { userId });
  unit.publish({ topic: 'reports', id }, { permission: 'manageReports' });
}

/** A report and whose it is. Error: `not_found`. */
export const reportIn = (db: DbOrTrx, id: string, scope: Scope) =>
  reportsIn(db, scope)
    .select(['id', 'userId', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('not_found'));

/**
 * A report that may still be completed, and whose it is. Errors: `not_found`; `report_closed` once
 * it is resolved or rejected.
 */
export async function openReport(db: DbOrTrx, id: string, scope: Scope) {
  const report = await reportIn(db, id, scope);
  if (isClosedReport(report.status)) throw new AppError('report_closed');
  return report;
}
