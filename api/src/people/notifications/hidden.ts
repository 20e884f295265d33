import type { Hidden } from '../../platform/ports.ts';

/** The notifications of a deactivated account. */
export const hiddenNotifications: Hidden = {
  async hide({ trx, at }, userId) {
    const { numUpdatedRows } = await trx
      .updateTable('notifications')
      .set({ deletedAt: at })
      .where('userId', '=', userId)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  },
  async restore({ trx }, _actor, userId, hiddenAt) {
    const { numUpdatedRows } = await trx
      .updateTable('notifications')
      .set({ deletedAt: null })
      .where('userId', '=', userId)
      .where('deletedAt', '=', hiddenAt)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  },
};
