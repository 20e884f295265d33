import { newId } from '../../platform/ids.ts';
import type { Hidden } from '../../platform/ports.ts';

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
  async restore({ trx, at, publish }, actor, userId, hiddenAt) {
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
  },
};
