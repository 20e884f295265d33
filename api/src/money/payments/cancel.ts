import { formatDateTime } from '../../../contract/dates.ts';
import type { Order } from '../../../contract/payments.ts';
import { lockAccount } from '../../people/users/client.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { work } from '../../platform/unit-of-work.ts';
import { offerAgain } from '../contracts/offer-again.ts';
import { contractById } from '../contracts/queries.ts';
import { endContract } from '../contracts/renounce.ts';
import { awaitsPayment, isCancelled } from './conditions.ts';
import { readOrder } from './own-order.ts';
import { ownPayment, publishPayment } from './queries.ts';

/**
 * Cancels an order that is not paid: its contract is renounced, whatever the
 * day, and nothing is owed. A contract that staff offered is offered again, so
 * that another means can be chosen. Cancelled again it stays as it is. Errors:
 * `not_found`, `order_not_cancellable`.
 */
export function cancelOrder(
  services: Services,
  actor: Actor & { id: string },
  id: string,
): Promise<Order> {
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    await lockAccount(trx, actor.id);
    const before = await ownPayment(trx, actor.id, id);
    if (!isCancelled(before)) {
      if (!awaitsPayment(before)) throw new AppError('order_not_cancellable');
      const contract = await contractById(trx, before.contractId);
      await endContract(services, unit, contract, {
        renouncedAt: at,
        received: `le ${formatDateTime(at)} (heure de Paris), par l’annulation de la commande ${before.reference}`,
        audit: { action: 'renounce' },
        title: `Votre commande ${before.reference} est annulée`,
      });
      await unit.audit('cancel', 'payments', id, { after: { reference: before.reference } });
      if (contract.reportId !== null) await offerAgain(unit, contract);
      publishPayment(unit, before);
    }
    return readOrder(services, trx, actor.id, id);
  });
}
