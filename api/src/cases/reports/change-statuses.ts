import type { DbOrTrx } from '@parade/db';
import type { z } from 'zod';
import type { BulkChange } from '../../../contract/bulk-changes.ts';
import type { reportStatusChange } from '../../../contract/reports.ts';
import { type Changed, refuseStale, remember } from '../../platform/bulk/change.ts';
import type { BulkPart } from '../../platform/bulk/reverse.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { work } from '../../platform/unit-of-work.ts';
import { type ReportRecord, shownReports } from './queries.ts';
import { decide, tellOwner } from './update.ts';

const rowsOf = (db: DbOrTrx, ids: readonly string[]) =>
  shownReports(db)
    .select(['reports.id', 'reports.userId', 'reports.reference', 'reports.title'])
    .select(['reports.status', 'reports.adminNote', 'reports.version'])
    .where('reports.id', 'in', ids)
    .execute();

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/**
 * Gives several reports one status, all of them or none. Their owners are told
 * once it can no longer be undone. Error: `stale_version`, which says which.
 */
export function changeStatuses(
  services: Services,
  actor: Actor & { id: string },
  { items, status }: z.output<typeof reportStatusChange>,
): Promise<BulkChange> {
  return work(services, actor, async (unit) => {
    const rows = await rowsOf(unit.trx, idsOf(items));
    await refuseStale(unit, 'reports', items, rows, ({ reference }) => reference);
    const changed: Changed[] = [];
    for (const before of rows) {
      if (before.status === status) continue;
      await decide(unit, actor, before, { status, adminNote: before.adminNote });
      changed.push({ id: before.id, from: before.status, version: before.version + 1 });
    }
    unit.publish({ topic: 'reports' }, { permission: 'manageReports' });
    return remember(unit, actor, 'reports', status, changed);
  });
}

export const reportStatusChanges: BulkPart = {
  list: 'reports',
  async restore(unit, actor, { id, from, version }) {
    const [before] = await rowsOf(unit.trx, [id]);
    if (before?.version !== version) return false;
    const status = from as ReportRecord['status'];
    await decide(unit, actor, before, { status, adminNote: before.adminNote });
    return true;
  },
  publish: (unit) => unit.publish({ topic: 'reports' }, { permission: 'manageReports' }),
  async settle(services, unit, { actorId, status, items }) {
    const rows = await rowsOf(unit.trx, idsOf(items));
    const before = new Map(items.map(({ id, from }) => [id, from as ReportRecord['status']]));
    for (const row of rows) {
      // What was decided since has told them already.
      if (row.status !== status) continue;
      const from = before.get(row.id) ?? row.status;
      await tellOwner(services, unit, { ...row, status: from }, row.status, actorId);
    }
  },
};
