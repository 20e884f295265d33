import type { DbOrTrx } from '@parade/db';
import type { AuditObject } from '../../../contract/audit/objects.ts';
import type { BulkChange } from '../../../contract/bulk-changes.ts';
import type { Topic } from '../../../contract/features.ts';
import type { Permission } from '../../../contract/staff.ts';
import type { Actor, Services } from '../context.ts';
import { type UnitOfWork, work } from '../unit-of-work.ts';
import { type Changed, refuseStale, remember } from './change.ts';
import type { BulkPart } from './reverse.ts';

type Staff = Actor & { id: string };
interface Stored {
  id: string;
  status: string;
  version: number;
}

/** What a list of the back office says of its records, so that several get one status at once. */
interface Statuses<Row extends Stored> {
  list: AuditObject & Topic;
  permission: Permission;
  /** Those of these ids that are still there. */
  rows(db: DbOrTrx, ids: readonly string[]): Promise<Row[]>;
  /** How a refusal names one. */
  call(row: NoInfer<Row>): string;
  /** Writes the status of one, with all that is stored and published of it. */
  decide(
    unit: UnitOfWork,
    actor: Staff,
    before: NoInfer<Row>,
    status: Row['status'],
  ): Promise<void>;
  tellOwner(
    services: Services,
    unit: UnitOfWork,
    before: NoInfer<Row>,
    status: Row['status'],
    sentBy: string,
  ): Promise<void>;
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** Changes of several statuses at once, and what becomes of them within the minute and after it. */
export function bulkStatuses<Row extends Stored>(statuses: Statuses<Row>) {
  type Status = Row['status'];
  const { list, permission, rows, call, decide, tellOwner } = statuses;
  const publish = (unit: UnitOfWork) => unit.publish({ topic: list }, { permission });

  /**
   * Gives several records one status, all of them or none. Their owners are told
   * once it can no longer be undone. Error: `stale_version`, which says which.
   */
  const change = (
    services: Services,
    actor: Staff,
    { items, status }: { items: readonly { id: string; version: number }[]; status: Status },
  ): Promise<BulkChange> =>
    work(services, actor, async (unit) => {
      const found = await rows(unit.trx, idsOf(items));
      await refuseStale(unit, list, items, found, call);
      const changed: Changed[] = [];
      for (const before of found) {
        if (before.status === status) continue;
        await decide(unit, actor, before, status);
        changed.push({ id: before.id, from: before.status, version: before.version + 1 });
      }
      publish(unit);
      return remember(unit, actor, list, status, changed);
    });

  const part: BulkPart = {
    list,
    async restore(unit, actor, { id, from, version }) {
      const [before] = await rows(unit.trx, [id]);
      if (before?.version !== version) return false;
      await decide(unit, actor, before, from as Status);
      return true;
    },
    publish,
    async settle(services, unit, { actorId, status, items }) {
      const before = new Map(items.map(({ id, from }) => [id, from as Status]));
      for (const row of await rows(unit.trx, idsOf(items))) {
        // What was decided since has told them already.
        if (row.status !== status) continue;
        const from = before.get(row.id) ?? row.status;
        await tellOwner(services, unit, { ...row, status: from }, row.status, actorId);
      }
    },
  };
  return { change, part };
}
