import type { Transaction } from '@parade/db';
import type { AdminContract } from '../../../contract/contracts.ts';
import { formatEuros } from '../../../contract/money.ts';
import { notify } from '../../people/notifications/notify.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError, orRefuse } from '../../platform/errors.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { issueCreditNote } from '../invoices/credit-note.ts';
import { openInvoice } from '../invoices/queries.ts';
import { adminContractById } from './admin-list.ts';
import { holdOwner } from './hold-owner.ts';
import { presentAdminContract } from './present.ts';

/**
 * Marks the refund of a renounced contract as made: everything that was paid
 * under it (code de la consommation, L221-24). Its invoices are taken back by
 * credit notes. Done before under this reference, it comes back as it is.
 * Errors: `not_found`, `own_affair`, `account_erased`,
 * `contract_not_renounced`, `payment_unverified`, `nothing_to_refund`, `refund_recorded` where it has
 * another reference.
 */
export function refundContract(
  services: Services,
  actor: Actor & { id: string },
  id: string,
  reference: string,
): Promise<AdminContract> {
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    await holdOwner(trx, actor, id);
    await holdRefund(trx, id);
    const before = await adminContractById(trx, id);
    if (before.status !== 'renounced') throw new AppError('contract_not_renounced');
    // Whether there is something to give back is not known before somebody looked.
    if (before.unverifiedCents !== null) throw new AppError('payment_unverified');
    if (before.paidCents === null) throw new AppError('nothing_to_refund');

    const { numUpdatedRows } = await trx
      .updateTable('contracts')
      .set((e) => ({
        refundedAt: at,
        refundReference: reference,
        updatedAt: at,
        version: e('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('refundedAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) {
      await takeInvoicesBack(services, unit, before);
      const amount = before.paidCents / 100;
      await unit.audit('refund', 'contracts', id, {
        after: { reference: before.reference, amount, refundReference: reference },
      });
      await notify(services, unit, {
        userId: before.userId,
        type: 'success',
        title: `Votre remboursement est fait\u00a0: contrat ${before.reference}`,
        message: `${formatEuros(amount)} vous ont été remboursés. Référence\u00a0: ${reference}.`,
        priority: 'high',
        category: 'contract',
        sentBy: actor.id,
        whateverStatus: true,
      });
      unit.publish({ topic: 'contracts', id }, { userId: before.userId });
      unit.publish({ topic: 'contracts', id }, { permission: 'managePayments' });
    }
    const after = await adminContractById(trx, id);
    // Of two at the same time the second learns that its reference is not the one that is kept.
    if (after.refundReference !== reference) throw new AppError('refund_recorded');
    return presentAdminContract(after, services.now());
  });
}

/**
 * When a contract was refunded. Written as it is, so that a refund and a
 * decision about its payment wait for each other. Error: `not_found`.
 */
export async function holdRefund(trx: Transaction, id: string): Promise<string | null> {
  const held = await trx
    .updateTable('contracts')
    .set((e) => ({ version: e.ref('version') }))
    .where('id', '=', id)
    .returning('refundedAt')
    .executeTakeFirstOrThrow(orRefuse('not_found'));
  return held.refundedAt;
}

async function takeInvoicesBack(
  services: Services,
  unit: UnitOfWork,
  { id, reference }: { id: string; reference: string },
): Promise<void> {
  const paid = await unit.trx
    .selectFrom('payments')
    .select('id')
    .where('contractId', '=', id)
    .where('verified', '=', 1)
    .orderBy('id')
    .execute();
  for (const payment of paid) {
    const invoice = await openInvoice(unit.trx, payment.id);
    if (!invoice) continue;
    await issueCreditNote(services, unit, invoice, `Renonciation au contrat ${reference}`);
  }
}
