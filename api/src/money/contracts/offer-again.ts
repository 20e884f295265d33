import { newId } from '../../platform/ids.ts';
import { freeReference } from '../../platform/references.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { type ContractRow, termsOf } from './queries.ts';

/** Offers a contract of staff's once more, in the same words and for the same price, after its unpaid order was cancelled. */
export async function offerAgain(unit: UnitOfWork, contract: ContractRow): Promise<void> {
  const { trx, at } = unit;
  const { userId, reportId, createdBy, amountCents } = contract;
  const id = newId();
  const reference = await freeReference(trx, 'contracts');
  const words = termsOf(contract);
  const stamps = { createdBy, createdAt: at, updatedAt: at };
  await trx
    .insertInto('contracts')
    .values({
      ...words,
      ...stamps,
      id,
      reference,
      userId,
      reportId,
      amountCents,
      status: 'offered',
    })
    .execute();
  await unit.audit('offer-again', 'contracts', id, { after: { reference, title: words.title } });
  unit.publish({ topic: 'contracts', id }, { userId });
  unit.publish({ topic: 'contracts', id }, { permission: 'managePayments' });
}
