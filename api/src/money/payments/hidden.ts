import type { Hidden } from '../../platform/ports.ts';

/** The payments of a deactivated account; their invoices stay, which the law wants kept. */
export const hiddenPayments: Hidden = {
  /** Marked deleted with their own status kept. */
  async hide({ trx, at, publish }, userId) {
    const { numUpdatedRows } = await trx
      .updateTable('payments')
      .set((e) => ({ deletedAt: at, version: e('version', '+', 1) }))
      .where('userId', '=', userId)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow();
    publish({ topic: 'payments' }, { permission: 'managePayments' });
    return Number(numUpdatedRows);
  },
  async restore({ trx, publish }, _actor, userId, hiddenAt) {
    const { numUpdatedRows } = await trx
      .updateTable('payments')
      .set((e) => ({ deletedAt: null, version: e('version', '+', 1) }))
      .where('userId', '=', userId)
      .where('deletedAt', '=', hiddenAt)
      .executeTakeFirstOrThrow();
    publish({ topic: 'payments' }, { permission: 'managePayments' });
    return Number(numUpdatedRows);
  },
};
