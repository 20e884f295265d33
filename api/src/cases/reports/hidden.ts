import type { Hidden } from '../../platform/ports.ts';
import { writeStep } from './history.ts';

/** The reports of a deactivated account. */
export const hiddenReports: Hidden = {
  /** Marked deleted with their own status kept; an edit that is under way becomes stale. */
  async hide({ trx, at, publish }, userId) {
    const { numUpdatedRows } = await trx
      .updateTable('reports')
      .set((e) => ({ deletedAt: at, version: e('version', '+', 1) }))
      .where('userId', '=', userId)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow();
    publish({ topic: 'reports' }, { permission: 'manageReports' });
    return Number(numUpdatedRows);
  },

  /** Back to pending; the status from before stays in the report's history. */
  async restore(unit, actor, userId, hiddenAt) {
    const { trx, at, publish } = unit;
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
      const step = { kind: 'status', fromStatus: status, toStatus: 'pending', note: null } as const;
      await writeStep(unit, actor, id, step);
    }
    publish({ topic: 'reports' }, { permission: 'manageReports' });
    return hidden.length;
  },
};
