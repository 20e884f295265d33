import type { z } from 'zod';
import { formatCalendarDay } from '../../contract/dates.ts';
import { formatEuros } from '../../contract/money.ts';
import { impossibleDay } from '../../contract/possible-days.ts';
import type { AdminWithdrawal, withdrawalUpdate } from '../../contract/withdrawals.ts';
import type { Actor, Services } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { notify } from '../notifications/notify.ts';
import { refuseOwn } from '../staff/refuse-own.ts';
import { type UnitOfWork, work } from '../unit-of-work.ts';
import { lockAccount } from '../users/client.ts';
import { post } from './ledger.ts';
import { presentAdminWithdrawal } from './present.ts';
import { tellOfWithdrawal, type WithdrawalRecord, withdrawalOf } from './queries.ts';
import { TRANSITIONS } from './transitions.ts';

type Update = z.output<typeof withdrawalUpdate>;
type Saved = Pick<WithdrawalRecord, 'status' | 'adminNote' | 'payoutReference' | 'payoutOn'>;

/**
 * Sets status, note and proof of payout in one save. Entering `approved` takes
 * the amount off the balance, leaving it gives it back (specification 4), also
 * for an account that is blocked or deactivated. Errors: `withdrawal_not_found`,
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
    const after = savedFrom(update, before.createdAt, at);
    const changed = (Object.keys(after) as (keyof Saved)[]).some(
      (key) => after[key] !== before[key],
    );
    if (!changed) return presentAdminWithdrawal(before);

    const decided = before.status !== after.status;
    const approvals = before.approvals + (decided && after.status === 'approved' ? 1 : 0);
    const { numUpdatedRows } = await trx
      .updateTable('withdrawals')
      .set({
        ...after,
        ...(decided ? { decidedAt: at, decidedBy: actor.id } : {}),
        approvals,
        updatedAt: at,
        version: before.version + 1,
      })
      .where('id', '=', id)
      // Of two at once the second finds another version: the amount moves once.
      .where('version', '=', before.version)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new AppError('stale_version');
    if (decided) await moveMoney(unit, actor.id, { ...before, approvals }, after.status);

    await unit.audit({
      action: decided ? TRANSITIONS[after.status].audit : 'update',
      objectType: 'withdrawals',
      objectId: id,
      before: journalled(before),
      after: journalled(after),
    });
    await tellOwner(services, unit, before, after, actor.id);
    tellOfWithdrawal(unit, before);
    return presentAdminWithdrawal(await withdrawalOf(trx, id, 'staff'));
  });
}

/** Only what is approved has a payout. */
function savedFrom(update: Update, requestedAt: string, at: string): Saved {
  const { status, adminNote, payoutReference, payoutOn } = update;
  if (status !== 'approved') return { status, adminNote, payoutReference: null, payoutOn: null };
  const limits = { now: at, since: requestedAt, called: 'la demande' };
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

function tellOwner(
  services: Services,
  unit: UnitOfWork,
  before: WithdrawalRecord,
  after: Saved,
  sentBy: string,
): Promise<void> {
  const decided = before.status !== after.status;
  const { type, title, message } = TRANSITIONS[after.status];
  const returned =
    before.status === 'approved' && decided
      ? `${formatEuros(before.amountCents / 100)} sont de nouveau sur votre solde.`
      : '';
  const payout =
    after.payoutReference && after.payoutOn
      ? `Versement du ${formatCalendarDay(after.payoutOn)}, référence ${after.payoutReference}.`
      : '';
  const told = [returned || (decided ? message : ''), payout, after.adminNote];
  return notify(services, unit, {
    userId: before.userId,
    type: decided ? type : 'info',
    title: `Votre retrait ${before.reference} de ${formatEuros(before.amountCents / 100)} ${decided ? title : 'a été complété'}`,
    message: told.filter(Boolean).join(' '),
    priority: decided ? 'high' : 'normal',
    category: 'withdrawal_update',
    sentBy,
    whateverStatus: true,
  });
}
