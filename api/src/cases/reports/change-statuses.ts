import type { DbOrTrx } from '@parade/db';
import { bulkStatuses } from '../../platform/bulk/statuses.ts';
import { shownReports } from './queries.ts';
import { decide, tellOwner } from './update.ts';

const rowsOf = (db: DbOrTrx, ids: readonly string[]) =>
  shownReports(db)
    .select(['reports.id', 'reports.userId', 'reports.reference', 'reports.title'])
    .select(['reports.status', 'reports.adminNote', 'reports.version'])
    .where('reports.id', 'in', ids)
    .execute();

export const { change: changeStatuses, part: reportStatusChanges } = bulkStatuses({
  list: 'reports',
  permission: 'manageReports',
  rows: rowsOf,
  call: ({ reference }) => reference,
  decide: (unit, actor, before, status) =>
    decide(unit, actor, before, { status, adminNote: before.adminNote }),
  tellOwner: (services, unit, before, status, sentBy) =>
    tellOwner(services, unit, before, { status, adminNote: before.adminNote }, sentBy),
});
