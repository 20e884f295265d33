import type { DbOrTrx } from '@parade/db';
import type { z } from 'zod';
import type { BulkChange } from '../../../contract/bulk-changes.ts';
import type { TicketStatus, ticketStatusChange } from '../../../contract/support-tickets.ts';
import { quoted } from '../../../contract/text.ts';
import { type Changed, refuseStale, remember } from '../../platform/bulk/change.ts';
import type { BulkPart } from '../../platform/bulk/reverse.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { work } from '../../platform/unit-of-work.ts';
import { decide, tellOwner } from './update.ts';

const rowsOf = (db: DbOrTrx, ids: readonly string[]) =>
  db
    .selectFrom('support_tickets')
    .select(['id', 'userId', 'subject', 'status', 'priority', 'version'])
    .where('id', 'in', ids)
    .execute();

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/**
 * Gives several tickets one status, all of them or none. Their owners are told
 * once it can no longer be undone. Error: `stale_version`, which says which.
 */
export function changeTicketStatuses(
  services: Services,
  actor: Actor & { id: string },
  { items, status }: z.output<typeof ticketStatusChange>,
): Promise<BulkChange> {
  return work(services, actor, async (unit) => {
    const rows = await rowsOf(unit.trx, idsOf(items));
    await refuseStale(unit, 'support-tickets', items, rows, ({ subject }) => quoted(subject));
    const changed: Changed[] = [];
    for (const before of rows) {
      if (before.status === status) continue;
      await decide(unit, actor, before, { status, priority: before.priority });
      unit.publish({ topic: 'support-tickets', id: before.id }, { userId: before.userId });
      changed.push({ id: before.id, from: before.status, version: before.version + 1 });
    }
    ticketStatusChanges.publish(unit);
    return remember(unit, actor, 'support-tickets', status, changed);
  });
}

export const ticketStatusChanges: BulkPart = {
  list: 'support-tickets',
  async restore(unit, actor, { id, from, version }) {
    const [before] = await rowsOf(unit.trx, [id]);
    if (before?.version !== version) return false;
    const { priority } = before;
    await decide(unit, actor, before, { status: from as TicketStatus, priority });
    unit.publish({ topic: 'support-tickets', id }, { userId: before.userId });
    return true;
  },
  publish: (unit) => unit.publish({ topic: 'support-tickets' }, { permission: 'manageReports' }),
  async settle(services, unit, { actorId, status, items }) {
    const rows = await rowsOf(unit.trx, idsOf(items));
    const before = new Map(items.map(({ id, from }) => [id, from as TicketStatus]));
    for (const row of rows) {
      // What was decided since has told them already.
      if (row.status !== status) continue;
      const from = before.get(row.id) ?? row.status;
      await tellOwner(services, unit, { ...row, status: from }, row.status, actorId);
    }
  },
};
