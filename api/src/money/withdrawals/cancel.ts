import { formatEuros } from '../../../contract/money.ts';
import type { Withdrawal } from '../../../contract/withdrawals.ts';
import { notify } from '../../people/notifications/notify.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { work } from '../../platform/unit-of-work.ts';
import { presentWithdrawal } from './present.ts';
import { publishWithdrawal, withdrawalOf } from './queries.ts';

/**
 * Takes one's own request back while nobody has decided it. Nothing was
 * deducted for it, so nothing comes back. Asked again it answers the same.
 * Errors: `not_found` also for other people's, `withdrawal_decided`.
 */
export function cancelWithdrawal(
  services: Services,
  actor: Actor & { id: string },
  id: string,
): Promise<Withdrawal> {
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    const before = await withdrawalOf(trx, id, { ownerId: actor.id });
    const { numUpdatedRows } = await trx
      .updateTable('withdrawals')
      .set((e) => ({
        status: 'rejected',
        cancelledAt: at,
        updatedAt: at,
        version: e('version', '+', 1),
      }))
      .where('id', '=', id)
      // Of an approval at the same time one alone finds it pending.
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow();
    const after = await withdrawalOf(trx, id, { ownerId: actor.id });
    if (after.cancelledAt === null) throw new AppError('withdrawal_decided');
    if (numUpdatedRows === 0n) return presentWithdrawal(after, services.key);

    const { reference, userId, amountCents } = after;
    await unit.audit('cancel', 'withdrawals', id, {
      before: { status: before.status },
      after: { status: after.status, reference },
    });
    // By mail too: whoever did not cancel it must learn of it.
    await notify(services, unit, {
      userId,
      type: 'info',
      title: `Votre demande de retrait ${reference} est annulée`,
      message: `${formatEuros(amountCents / 100)} restent sur votre solde, et vous pouvez les demander à nouveau. Si cette annulation ne vient pas de vous, écrivez-nous tout de suite.`,
      category: 'withdrawal_update',
      whateverStatus: true,
    });
    publishWithdrawal(unit, after);
    return presentWithdrawal(after, services.key);
  });
}
