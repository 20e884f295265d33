import type { z } from 'zod';
import type { ApprovalChange } from '../../../contract/approvals.ts';
import { centsToEuros, formatEuros } from '../../../contract/money.ts';
import { impossibleDay } from '../../../contract/possible-days.ts';
import {
  type AdminWithdrawal,
  withdrawalStatusLabel,
  type withdrawalUpdate,
} from '../../../contract/withdrawals.ts';
import { proposeOrApply, refuseWhileWaiting } from '../../people/approvals/propose.ts';
import { waitsFor } from '../../people/approvals/team.ts';
import { isLarge, wasAlone } from '../../people/approvals/threshold.ts';
import { refuseOwn } from '../../people/staff/refuse-own.ts';
import { lockAccount } from '../../people/users/client.ts';
import type { Person, Services } from '../../platform/context.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { requirePayable, withdrawalChange } from './decide.ts';
import { accountOf, holdDestination } from './destination.ts';
import { presentAdminWithdrawal } from './present.ts';
import { type WithdrawalRecord, withdrawalOf } from './queries.ts';
import type { Saved } from './tell-owner.ts';

type Update = z.output<typeof withdrawalUpdate>;

/**
 * Sets status, note and proof of payout in one save. Entering `approved` takes
 * the amount off the balance, leaving it gives it back (specification 4), also
 * for an account that is blocked or deactivated. A large approval, and every
 * approval that is taken back, waits for a second person. The owner is told
 * of the note in the save that changes it. Errors: `withdrawal_not_found`,
 * `own_affair`, `account_erased`, `withdrawal_cancelled`, `stale_version`,
 * `funds_basis_missing`, `identity_first`, `approval_waiting`, `insufficient_balance`, `validation`.
 */
export function updateWithdrawal(
  services: Services,
  actor: Person,
  id: string,
  update: Update,
): Promise<AdminWithdrawal> {
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    const { userId } = await withdrawalOf(trx, id, 'staff');
    refuseOwn(actor, userId);
    await lockAccount(trx, userId);
    // As it is by now: who decided at the same time held the account before.
    const before = await withdrawalOf(trx, id, 'staff');
    if (before.cancelledAt !== null) throw new AppError('withdrawal_cancelled');
    if (before.version !== update.version) throw new AppError('stale_version');
    const after = savedFrom(update, before, at);
    const changed = (Object.keys(after) as (keyof Saved)[]).some(
      (key) => after[key] !== before[key],
    );
    if (!changed) return presentAdminWithdrawal(before, services.key);

    const object = `withdrawals/${id}`;
    await refuseWhileWaiting(unit, object);
    const decision = { id, after, version: update.version };
    if (await needsSecond(services, unit, actor, before, after)) {
      await proposeOrApply(services, unit, actor, withdrawalChange, {
        object,
        userId: before.userId,
        title: `Retrait ${before.reference}`,
        changes: inWords(services.key, before, after),
        input: decision,
      });
    } else {
      await withdrawalChange.apply(services, unit, { ...actor, confirmedBy: null }, decision);
    }
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

/** Whether it moves so much, or comes back from so far, that one person alone must not decide it. */
async function needsSecond(
  services: Services,
  unit: UnitOfWork,
  actor: { id: string },
  before: WithdrawalRecord,
  after: Saved,
): Promise<boolean> {
  const { trx, at } = unit;
  if (before.status === after.status) return false;
  if (before.status === 'approved') {
    const wait = await waitsFor(trx, [withdrawalChange.permission], [actor.id], at);
    if (wait !== null && after.adminNote === '') {
      throw fieldError('adminNote', 'Indiquez la raison\u00a0: la personne la lit');
    }
    return true;
  }
  if (after.status !== 'approved') return false;
  await requirePayable(services, unit, before.userId);
  // The ledger refuses it in the end; nobody is asked to confirm what cannot be paid.
  if (before.amountCents > before.balanceCents) throw new AppError('insufficient_balance');
  // One at a time: of two at once neither would count the other.
  await lockAccount(trx, actor.id);
  await holdDestination(services, unit, before);
  const approved = (from: string) =>
    trx.selectFrom('withdrawals').where('status', '=', 'approved').where('decidedAt', '>=', from);
  const sumOf = async (query: ReturnType<typeof approved>) => {
    const { cents } = await query
      .select((e) => e.fn.coalesce(e.fn.sum<number>('amountCents'), e.lit(0)).as('cents'))
      .executeTakeFirstOrThrow();
    return cents;
  };
  return isLarge(
    unit,
    before.amountCents,
    (from) => sumOf(approved(from).where('userId', '=', before.userId)),
    (from) =>
      sumOf(
        approved(from)
          .where('decidedBy', '=', actor.id)
          .where(wasAlone('withdrawals', 'decidedAt')),
      ),
    async (from) => {
      const rows = await approved(from).where('method', '=', before.method).selectAll().execute();
      const account = accountOf(services.key, before);
      // The numbers are sealed, each in its own way: only opened they can be compared.
      return rows
        .filter((row) => accountOf(services.key, row) === account)
        .reduce((cents, { amountCents }) => cents + amountCents, 0);
    },
  );
}

/** Where the money goes, by its last signs: the change waits in plain words. */
function destinationOf(account: string | null): string | null {
  return account && `se termine par ${account.slice(-4)}`;
}

function inWords(key: Buffer, before: WithdrawalRecord, after: Saved): ApprovalChange[] {
  const changes = [
    { what: 'la personne', before: null, after: `${before.userName} (${before.userEmail})` },
    { what: 'le montant', before: null, after: formatEuros(centsToEuros(before.amountCents)) },
    {
      what: 'le compte qui reçoit la somme',
      before: null,
      after: destinationOf(accountOf(key, before)),
    },
    {
      what: 'le statut',
      before: withdrawalStatusLabel(before.status),
      after: withdrawalStatusLabel(after.status),
    },
    { what: 'la note au client', before: before.adminNote || null, after: after.adminNote || null },
    {
      what: 'la référence du versement',
      before: before.payoutReference,
      after: after.payoutReference,
    },
    { what: 'le jour du versement', before: before.payoutOn, after: after.payoutOn },
  ];
  return changes.filter((one) => one.before !== one.after);
}
