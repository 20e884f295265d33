import type { z } from 'zod';
import { impossibleDay } from '../../../contract/possible-days.ts';
import type { AdminWithdrawal, withdrawalUpdate } from '../../../contract/withdrawals.ts';
import { refuseOwn } from '../../people/staff/refuse-own.ts';
import { lockAccount } from '../../people/users/client.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { saveVersion } from '../../platform/save-version.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { post } from '../ledger/ledger.ts';
import { presentAdminWithdrawal } from './present.ts';
import { publishWithdrawal, type WithdrawalRecord, withdrawalOf } from './queries.ts';
import { type Saved, tellOwner } from './tell-owner.ts';
import { TRANSITIONS } from './transitions.ts';

type Update = z.output<typeof withdrawalUpdate>;

/**
 * Sets status, note and proof of payout in one save. Entering `approved` takes
 * the amount off the balance, leaving it gives it back (specification 4), also
 * for an account that is blocked or deactivated. The owner is told
 * of the note in the save that changes it. Errors: `withdrawal_not_found`,
 * `own_affair`, `account_erased`, `withdrawal_cancelled`, `stale_version`,
 * `insufficient_balance`, `validation`.
 */
export function updateWithdrawal(
  services: Services,
  actor: Actor & { id: string },
  id: string,
  update: Update,
): Promise<AdminWithdrawal> {
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    const before = await withdrawalOf(trx, id, 'staff');
    refuseOwn(actor, before.userId);
    await lockAccount(trx, before.userId);
    if (before.cancelledAt !== null) throw new AppError('withdrawal_cancelled');
    if (before.version !== update.version) throw new AppError('stale_version');
    const after = savedFrom(update, before, at);
    const changed = (Object.keys(after) as (keyof Saved)[]).some(
      (key) => after[key] !== before[key],
    );
    if (!changed) return presentAdminWithdrawal(before, services.key);

    const decided = before.status !== after.status;
    const approvals = before.approvals + (decided && after.status === 'approved' ? 1 : 0);
    const decision = decided ? { decidedAt: at, decidedBy: actor.id } : {};
    // Of two at once the second finds another version: the amount moves once.
    await saveVersion(unit, 'withdrawals', before, { ...after, ...decision, approvals });
    if (decided) await moveMoney(unit, actor.id, { ...before, approvals }, after.status);

    await unit.audit(decided ? TRANSITIONS[after.status].audit : 'update', 'withdrawals', id, {
      before: journalled(before),
      after: journalled(after),
    });
    await tellOwner(services, unit, before, after, actor.id);
    publishWithdrawal(unit, before);
    return presentAdminWithdrawal(await withdrawalOf(trx, id, 'staff'), services.key);
  });
}

/** Only what is approved has a payout. */
function savedFrom(update: Update, before: WithdrawalRecord, at: string): Saved {
  const { status, adminNote, payoutReference, payoutOn } = update;
  if (status !== 'approved') return { status, adminNote, payoutReference: null, payoutOn: null };
  const limits = { now: at, since: before.createdAt, called: 'la demande' };
  const problem = payoutOn && impossibleDay(payoutOn, limits);
  if (problem) throw fieldError('payoutOn', problem);
  return {
    status,
    adminNote,
    payoutReference: payoutReference || null,
    payoutOn: payoutOn ?? null,
  };
}

const journalled = ({ status, adminNote, payoutReference, payoutOn }: Saved) => ({
  status,
  adminNote,
  payoutReference,
  payoutOn,
});

async function moveMoney(
  unit: UnitOfWork,
  authorId: string,
  withdrawal: WithdrawalRecord,
  next: Saved['status'],
): Promise<void> {
  const { id, userId, reference, amountCents, approvals, status } = withdrawal;
  const entry = { userId, reference, authorId, withdrawalId: id, approval: approvals };
  if (next === 'approved') {
    const reason = `Retrait ${reference}`;
    const taken = { ...entry, kind: 'withdrawal', amountCents: -amountCents, reason } as const;
    await post(unit, taken, 'insufficient_balance');
  } else if (status === 'approved') {
    const reason = `Retrait ${reference} annulé\u00a0: la somme revient au solde`;
    const given = { ...entry, kind: 'withdrawal_return', amountCents, reason } as const;
    await post(unit, given, 'insufficient_balance');
  }
}
