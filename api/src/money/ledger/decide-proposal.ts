import type { AdminBalance } from '../../../contract/ledger.ts';
import { lockClient } from '../../people/users/client.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError, orRefuse } from '../../platform/errors.ts';
import { work } from '../../platform/unit-of-work.ts';
import { adminBalanceOf } from './admin-balance.ts';
import { needsSecond, publishProposal } from './proposals.ts';
import { credit } from './set-balance.ts';

/**
 * Confirms or rejects an amount that another staff member set. Whoever proposed
 * it may take it back, and confirms it only where nobody else manages payments
 * any more. Errors: `user_not_found`, `permission_denied`,
 * `recovered_amount_decided`, `second_person_required`, `balance_negative`,
 * `report_amount_negative`.
 */
export function decideProposal(
  services: Services,
  actor: Actor & { id: string },
  userId: string,
  proposal: string,
  status: 'confirmed' | 'rejected',
): Promise<AdminBalance> {
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    await lockClient(trx, userId, 'user_not_found');
    const decided = await trx
      .updateTable('recovered_amounts')
      .set({ status, decidedAt: at, decidedBy: actor.id })
      .where('id', '=', proposal)
      .where('userId', '=', userId)
      .where('status', '=', 'proposed')
      .returning(['reportId', 'changeCents', 'reason', 'reference', 'proposedBy'])
      .executeTakeFirstOrThrow(orRefuse('recovered_amount_decided'));
    const { proposedBy, ...change } = decided;
    const { reason, reference, changeCents } = change;
    await unit.audit(status === 'confirmed' ? 'confirm' : 'reject', 'recovered-amounts', userId, {
      after: { change: changeCents / 100, reason, reference },
    });
    if (status === 'confirmed') {
      const own = proposedBy === actor.id;
      if (own && (await needsSecond(trx, actor.id))) throw new AppError('second_person_required');
      await credit(
        services,
        unit,
        { ...change, userId },
        { authorId: proposedBy, confirmedBy: own ? null : actor.id },
      );
    }
    publishProposal(unit, userId);
    return adminBalanceOf(trx, userId, actor.id);
  });
}
