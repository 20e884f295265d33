import type { Actor } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/**
 * What follows from a deactivation, and what a reactivation takes back
 * (specification 4), in the same transaction. The instant of the deactivation
 * marks what it hid: only that comes back.
 */
export async function hideWhatIsHeld(unit: UnitOfWork, userId: string) {
  return {
    reports: await hideReports(unit, userId),
    payments: await hidePayments(unit, userId),
    notifications: await hideNotifications(unit, userId),
  };
}

export async function restoreWhatIsHeld(
  unit: UnitOfWork,
  actor: Actor,
  userId: string,
  hiddenAt: string,
) {
  return {
    reports: await restoreReports(unit, actor, userId, hiddenAt),
    payments: await restorePayments(unit, userId, hiddenAt),
    notifications: await restoreNotifications(unit, userId, hiddenAt),
  };
}

/** Marked deleted with their own status kept; an edit that is under way becomes stale. */
async function hideReports({ trx, at, publish }: UnitOfWork, userId: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('reports')
    .set((e) => ({ deletedAt: at, version: e('version', '+', 1) }))
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  publish({ topic: 'reports' }, { permission: 'manageReports' });
  return Number(numUpdatedRows);
}

/** Back to pending; the status from before stays in the report's history. */
async function restoreReports(
  { trx, at, publish }: UnitOfWork,
  actor: Actor,
  userId: string,
  hiddenAt: string,
): Promise<number> {
  const hidden = await trx
    .selectFrom('reports')
    .select(['id', 'status'])
    .where('userId', '=', userId)
    .where('deletedAt', '=', hiddenAt)
    .execute();
  await trx
    .updateTable('reports')
    .set((e) => ({
      status: 'pending',
      deletedAt: null,
      updatedAt: at,
      version: e('version', '+', 1),
    }))
    .where('userId', '=', userId)
    .where('deletedAt', '=', hiddenAt)
    .execute();
  for (const { id, status } of hidden) {
    if (status === 'pending') continue;
    await trx
      .insertInto('report_history')
      .values({
        id: newId(),
        reportId: id,
        at,
        kind: 'status',
        fromStatus: status,
        toStatus: 'pending',
        note: null,
        actorId: actor.id ?? '',
        actorName: actor.name,
      })
      .execute();
  }
  publish({ topic: 'reports' }, { permission: 'manageReports' });
  return hidden.length;
}

/** Marked deleted with their own status kept; their papers stay, which the law wants kept. */
async function hidePayments({ trx, at, publish }: UnitOfWork, userId: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('payments')
    .set((e) => ({ deletedAt: at, version: e('version', '+', 1) }))
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  publish({ topic: 'payments' }, { permission: 'managePayments' });
  return Number(numUpdatedRows);
}

/** As they were. */
async function restorePayments(
  { trx, publish }: UnitOfWork,
  userId: string,
  hiddenAt: string,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('payments')
    .set((e) => ({ deletedAt: null, version: e('version', '+', 1) }))
    .where('userId', '=', userId)
    .where('deletedAt', '=', hiddenAt)
    .executeTakeFirstOrThrow();
  publish({ topic: 'payments' }, { permission: 'managePayments' });
  return Number(numUpdatedRows);
}

async function hideNotifications({ trx, at }: UnitOfWork, userId: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('notifications')
    .set({ deletedAt: at })
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function restoreNotifications(
  { trx }: UnitOfWork,
  userId: string,
  hiddenAt: string,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('notifications')
    .set({ deletedAt: null })
    .where('userId', '=', userId)
    .where('deletedAt', '=', hiddenAt)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
