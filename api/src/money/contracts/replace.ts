import { AppError } from '../../platform/errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { type ContractRow, hasLivePayment } from './queries.ts';

/**
 * Ends an accepted contract that nothing was paid under, since its owner ordered
 * again. Error: `contract_unavailable` where it was renounced, or a payment of
 * it taken up again, in between.
 */
export async function replaceContract(
  unit: UnitOfWork,
  { id, reference, userId }: Pick<ContractRow, 'id' | 'reference' | 'userId'>,
  replacedBy: string,
): Promise<void> {
  const { numUpdatedRows } = await unit.trx
    .updateTable('contracts')
    .set((e) => ({ status: 'replaced', updatedAt: unit.at, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'accepted')
    .where((e) => e.not(hasLivePayment(e)))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('contract_unavailable');
  await unit.audit('replace', 'contracts', id, {
    before: { status: 'accepted' },
    after: { status: 'replaced', reference, replacedBy },
  });
  unit.publish({ topic: 'contracts', id }, { userId });
  unit.publish({ topic: 'contracts', id }, { permission: 'managePayments' });
}
