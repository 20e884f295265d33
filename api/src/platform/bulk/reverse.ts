import { BULK_UNDO_SECONDS, type BulkReversal } from '../../../contract/bulk-changes.ts';
import type { Actor, Services } from '../context.ts';
import { orRefuse } from '../errors.ts';
import { type UnitOfWork, work } from '../unit-of-work.ts';
import type { Changed } from './change.ts';

/** What a feature does with its own changes, once they are undone or can no longer be. */
export interface BulkPart {
  /** Its own word, and of no other change of the same list: each is settled and undone by its own. */
  list: string;
  /** Puts one back as it was; false where somebody has changed it since. */
  restore(unit: UnitOfWork, actor: Actor & { id: string }, item: Changed): Promise<boolean>;
  /** Tells open pages, once for all of them. */
  publish(unit: UnitOfWork): void;
  /** What waited for the end of the minute: the people are told, or rows go. */
  settle(
    services: Services,
    unit: UnitOfWork,
    change: { actorId: string; status: string; items: readonly Changed[] },
  ): Promise<void>;
}

const before = (at: string, seconds: number) =>
  new Date(Date.parse(at) - seconds * 1000).toISOString();
/** A step back that was sent in time may arrive after its minute. */
const GRACE_SECONDS = 10;
const WAIT_SECONDS = BULK_UNDO_SECONDS + GRACE_SECONDS;

/**
 * Undoes what one did at once, within its minute: what somebody has changed
 * since stays as it is. Error: `bulk_undo_late`, also for what is not one’s own.
 */
export function reverseBulk(
  services: Services,
  actor: Actor & { id: string },
  part: BulkPart,
  id: string,
): Promise<BulkReversal> {
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    const change = await trx
      .updateTable('bulk_changes')
      .set({ reversedAt: at })
      .where('id', '=', id)
      .where('list', '=', part.list)
      .where('actorId', '=', actor.id)
      .where('reversedAt', 'is', null)
      .where('settledAt', 'is', null)
      .where('at', '>', before(at, WAIT_SECONDS))
      .returning('items')
      .executeTakeFirstOrThrow(orRefuse('bulk_undo_late'));
    const items = JSON.parse(change.items) as Changed[];
    let restored = 0;
    for (const item of items) restored += (await part.restore(unit, actor, item)) ? 1 : 0;
    part.publish(unit);
    return { restored, kept: items.length - restored };
  });
}

/** Settles what nobody can undo any more, each change in a transaction of its own; one of several processes does it. */
export async function settleBulk(services: Services, part: BulkPart): Promise<void> {
  const due = await services.db
    .selectFrom('bulk_changes')
    .select(['id', 'actorId', 'status', 'items'])
    .where('list', '=', part.list)
    .where('settledAt', 'is', null)
    .where('reversedAt', 'is', null)
    .where('at', '<=', before(services.now().toISOString(), WAIT_SECONDS))
    .orderBy('at')
    .execute();
  for (const { id, actorId, status, items } of due) {
    await work(services, { id: null, email: null, name: 'Système' }, async (unit) => {
      const mine = await unit.trx
        .updateTable('bulk_changes')
        .set({ settledAt: unit.at })
        .where('id', '=', id)
        .where('settledAt', 'is', null)
        .where('reversedAt', 'is', null)
        .executeTakeFirstOrThrow();
      if (mine.numUpdatedRows === 0n) return;
      const change = { actorId, status, items: JSON.parse(items) as Changed[] };
      await part.settle(services, unit, change);
      part.publish(unit);
    });
  }
}

/** The job that settles them: a feature that has the route of the step back lists it among its jobs. */
export const settling = (part: BulkPart) => ({
  name: `settle_${part.list.replaceAll('-', '_')}`,
  times: '*/10 * * * * *',
  atStart: true,
  run: (services: Services) => settleBulk(services, part),
});

/** Forgets them after a day. */
export async function forgetBulk({ db, now }: Services): Promise<void> {
  await db
    .deleteFrom('bulk_changes')
    .where('at', '<', before(now().toISOString(), 86_400))
    .where((w) => w.or([w('settledAt', 'is not', null), w('reversedAt', 'is not', null)]))
    .execute();
}
