import type { UnitOfWork } from '../../../platform/unit-of-work.ts';

/**
 * Leaves of a person's money what the law keeps (code de commerce, L123-22;
 * code de la consommation, L213-1): invoices, accepted contracts, payments,
 * the ledger with the withdrawals that it names. Where their money went, and
 * what was merely offered or asked, goes.
 */
export async function eraseAroundMoney({ trx, at, publish }: UnitOfWork, userId: string) {
  await trx.deleteFrom('recovered_amounts').where('userId', '=', userId).execute();
  await trx
    .deleteFrom('withdrawals')
    .where('userId', '=', userId)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('ledger_entries')
            .select('ledger_entries.id')
            .whereRef('ledger_entries.withdrawalId', '=', 'withdrawals.id'),
        ),
      ),
    )
    .execute();
  await trx
    .updateTable('withdrawals')
    .set({
      binanceId: null,
      bankName: null,
      accountNumber: null,
      accountHolder: null,
      walletAddress: null,
      adminNote: '',
    })
    .where('userId', '=', userId)
    .execute();
  // A transaction that paid for nothing is on the chain for everybody, and here for nobody.
  await trx
    .updateTable('payments')
    .set({ transactionHash: null })
    .where('userId', '=', userId)
    .where('status', '<>', 'completed')
    .execute();
  await trx
    .updateTable('payments')
    .set((e) => ({
      adminNote: '',
      deletedAt: e.fn.coalesce('deletedAt', e.val(at)),
      version: e('version', '+', 1),
    }))
    .where('userId', '=', userId)
    .execute();
  await trx
    .deleteFrom('contracts')
    .where('userId', '=', userId)
    .where('acceptedAt', 'is', null)
    .execute();
  for (const topic of ['payments', 'withdrawals', 'contracts', 'balance'] as const) {
    publish({ topic }, { permission: 'managePayments' });
  }
}
