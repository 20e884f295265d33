import type { Transaction } from '@parade/db';
import type { z } from 'zod';
import type { AdminBalance, newBalance } from '../../../contract/ledger.ts';
import { eurosToCents, formatEuros } from '../../../contract/money.ts';
import { notify } from '../../people/notifications/notify.ts';
import { lockClient } from '../../people/users/client.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { type UnitOfWork, workOnce } from '../../platform/unit-of-work.ts';
import { adminBalanceOf } from './admin-balance.ts';
import { figuresOf } from './balance.ts';
import { type NewEntry, post } from './ledger.ts';
import { needsSecond, publishProposal, refuseWhileProposed } from './proposals.ts';

type Actors = Actor & { id: string };

/**
 * Sets the available balance to an amount. The difference becomes an entry of
 * the ledger, with its reason and the bank reference that the client sees.
 * Where another staff member manages payments too, it waits for their
 * confirmation. The amount that is there already changes nothing. Errors:
 * `user_not_found`, `permission_denied` for staff accounts, `stale_version`,
 * `validation`, `recovered_amount_waiting`, `report_amount_negative`,
 * `idempotency_conflict`.
 */
export function setBalance(
  services: Services,
  actor: Actors,
  userId: string,
  input: z.output<typeof newBalance>,
  key: string | undefined,
): Promise<AdminBalance> {
  const submission = { key, operation: `recovered-amount.set.${userId}`, body: input };
  return workOnce(services, actor, submission, async (unit) => {
    const { trx } = unit;
    await lockClient(trx, userId, 'user_not_found');
    await refuseWhileProposed(trx, userId);
    const { balanceCents } = await figuresOf(trx, userId);
    if (typeof input.expected === 'number' && eurosToCents(input.expected) !== balanceCents) {
      throw new AppError('stale_version');
    }
    const changeCents = eurosToCents(input.amount) - balanceCents;
    await refuseWrongReport(trx, userId, input.reportId, changeCents);
    const { reason, reference, reportId } = input;
    if (changeCents !== 0) {
      const change = { userId, reportId, changeCents, reason, reference };
      if (await needsSecond(trx, actor.id)) await propose(unit, actor, change);
      else await credit(services, unit, change, { authorId: actor.id });
    }
    return adminBalanceOf(trx, userId, actor.id);
  });
}

interface Change {
  userId: string;
  reportId: string | null;
  changeCents: number;
  reason: string;
  reference: string;
}

async function refuseWrongReport(
  trx: Transaction,
  userId: string,
  reportId: string | null,
  changeCents: number,
): Promise<void> {
  if (reportId === null) return;
  const own = await trx
    .selectFrom('reports')
    .select('recoveredAmountCents')
    .where('id', '=', reportId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!own) throw fieldError('reportId', 'Ce signalement n’est pas celui de cette personne');
  if (own.recoveredAmountCents + changeCents < 0) throw new AppError('report_amount_negative');
}

async function propose(unit: UnitOfWork, actor: Actors, change: Change): Promise<void> {
  const { trx, at } = unit;
  const id = newId();
  await trx
    .insertInto('recovered_amounts')
    .values({ ...change, id, status: 'proposed', proposedAt: at, proposedBy: actor.id })
    .execute();
  await unit.audit('propose', 'recovered-amounts', change.userId, { after: journalled(change) });
  publishProposal(unit, change.userId);
}

const journalled = ({ changeCents, reason, reference, reportId }: Change) => ({
  change: changeCents / 100,
  reason,
  reference,
  reportId,
});

/** Writes the entry and the journal, and notifies the person. */
export async function credit(
  services: Services,
  unit: UnitOfWork,
  change: Change,
  by: Pick<NewEntry, 'authorId' | 'confirmedBy'>,
): Promise<void> {
  const { userId, reportId, changeCents, reason, reference } = change;
  const gained = changeCents > 0;
  const { balanceCents } = await post(
    unit,
    {
      ...by,
      userId,
      reportId,
      kind: gained ? 'recovery' : 'correction',
      amountCents: changeCents,
      reason,
      reference,
    },
    'balance_negative',
  );
  await unit.audit('update', 'recovered-amounts', userId, {
    before: { balance: (balanceCents - changeCents) / 100 },
    after: { ...journalled(change), balance: balanceCents / 100 },
  });
  const amount = formatEuros(Math.abs(changeCents) / 100);
  await notify(services, unit, {
    userId,
    type: gained ? 'success' : 'warning',
    title: gained ? `${amount} ajoutés à votre solde` : `${amount} retirés de votre solde`,
    message: `${reason}. Référence bancaire\u00a0: ${reference}. Solde disponible\u00a0: ${formatEuros(balanceCents / 100)}.`,
    priority: 'high',
    category: 'balance_update',
    sentBy: by.authorId,
    whateverStatus: true,
  });
  if (reportId !== null) {
    unit.publish({ topic: 'reports', id: reportId }, { userId });
    unit.publish({ topic: 'reports', id: reportId }, { permission: 'manageReports' });
  }
}
