import type { z } from 'zod';
import type { PayableCurrency } from '../../../contract/currencies.ts';
import { type paymentTransaction, transactionIn } from '../../../contract/new-payment.ts';
import type { Order } from '../../../contract/payments.ts';
import { notify } from '../../people/notifications/notify.ts';
import { lockAccount } from '../../people/users/client.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { work } from '../../platform/unit-of-work.ts';
import { refuseUsedHash } from './hashes.ts';
import { readOrder } from './own-order.ts';
import { type OwnPaymentRecord, ownPayment, publishPayment } from './queries.ts';

/**
 * Names the transaction by which an order was paid; the same one named again
 * changes nothing. Also where the contract ended meanwhile: what was sent is to
 * be found, and given back. Errors: `not_found`, `validation`,
 * `transaction_hash_used`, `transaction_named` where another one is named,
 * `transaction_not_awaited` by transfer and where it is decided.
 */
export function nameTransaction(
  services: Services,
  actor: Actor & { id: string },
  id: string,
  input: z.output<typeof paymentTransaction>,
): Promise<Order> {
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    // Of two at the same time the second compares hashes after the first.
    await lockAccount(trx, actor.id);
    const before = await ownPayment(trx, actor.id, id);
    const transactionHash = hashIn(before, input);
    if (before.transactionHash === transactionHash) {
      return readOrder(services, trx, actor.id, id);
    }
    if (before.transactionHash !== null) throw new AppError('transaction_named');
    if (before.verified !== null) throw new AppError('transaction_not_awaited');
    await refuseUsedHash(trx, actor.id, transactionHash);

    const { version, reference } = before;
    const { numUpdatedRows } = await trx
      .updateTable('payments')
      .set({ transactionHash, transactionAt: at, updatedAt: at, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new AppError('stale_version');
    await unit.audit('name-transaction', 'payments', id, { after: { reference } });
    await notify(services, unit, {
      userId: actor.id,
      type: 'info',
      title: `Votre paiement ${reference} est enregistré`,
      message: 'Nous vérifierons la transaction sous peu. Vous n’avez rien à faire.',
      category: 'payment_update',
    });
    publishPayment(unit, before);
    unit.publish({ topic: 'contracts', id: before.contractId }, { userId: actor.id });
    return readOrder(services, trx, actor.id, id);
  });
}

/** The hash in the spelling of its chain. Errors: `validation`, `transaction_not_awaited`. */
function hashIn(
  { method, cryptocurrency }: OwnPaymentRecord,
  input: z.output<typeof paymentTransaction>,
): string {
  if (method !== 'crypto') throw new AppError('transaction_not_awaited');
  const read = transactionIn(cryptocurrency as PayableCurrency).safeParse(input);
  if (read.success) return read.data;
  throw fieldError('transactionHash', read.error.issues[0]?.message ?? '');
}
