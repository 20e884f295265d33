import type { z } from 'zod';
import type { AdminBalance, newBalance } from '../../../contract/ledger.ts';
import { eurosToCents } from '../../../contract/money.ts';
import { proposeOrApply, refuseWhileWaiting } from '../../people/approvals/propose.ts';
import { lockClient } from '../../people/users/client.ts';
import type { Person, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { workOnce } from '../../platform/unit-of-work.ts';
import { adminBalanceOf } from './admin-balance.ts';
import { figuresOf } from './balance.ts';
import { balanceChange, inWords, refuseWrongReport } from './balance-change.ts';
import { objectOf } from './proposed.ts';

/**
 * Sets the available balance to an amount; where no funds are held, the total that was paid to the
 * person directly. The difference becomes an entry of
 * the ledger, with its reason and the bank reference that the client sees, once
 * another staff member who manages payments confirmed it. The amount that is
 * there already changes nothing. Errors: `user_not_found`, `permission_denied`
 * for staff accounts, `stale_version`, `validation`, `approval_waiting`,
 * `report_amount_negative`, `idempotency_conflict`.
 */
export function setBalance(
  services: Services,
  actor: Person,
  userId: string,
  input: z.output<typeof newBalance>,
  key: string | undefined,
): Promise<AdminBalance> {
  const submission = { key, operation: `recovered-amount.set.${userId}`, body: input };
  return workOnce(services, actor, submission, async (unit) => {
    const { trx } = unit;
    await lockClient(trx, userId, 'user_not_found');
    await refuseWhileWaiting(unit, objectOf(userId));
    const { balanceCents, directCents, holdsFunds } = await figuresOf(trx, userId);
    const beforeCents = holdsFunds ? balanceCents : directCents;
    const paidDirectly = !holdsFunds;
    const isStale =
      (input.paidDirectly ?? paidDirectly) !== paidDirectly ||
      (typeof input.expected === 'number' && eurosToCents(input.expected) !== beforeCents);
    if (isStale) throw new AppError('stale_version');
    const { reason, reference, reportId } = input;
    const changeCents = eurosToCents(input.amount) - beforeCents;
    const change = { userId, reportId, changeCents, paidDirectly, reason, reference };
    await refuseWrongReport(trx, change);
    if (changeCents !== 0) {
      await proposeOrApply(services, unit, actor, balanceChange, {
        userId,
        object: objectOf(userId),
        title: 'Montant récupéré',
        changes: await inWords(trx, change),
        input: change,
      });
    }
    return adminBalanceOf(trx, userId, actor.id, unit.at);
  });
}
