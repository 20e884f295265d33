import type { DbOrTrx } from '@parade/db';
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
