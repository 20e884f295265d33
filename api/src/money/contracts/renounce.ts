import { type Contract, refundOnRenunciation } from '../../../contract/contracts.ts';
import { formatCalendarDay, formatDateTime } from '../../../contract/dates.ts';
import { quoted } from '../../../contract/text.ts';
import { notify } from '../../people/notifications/notify.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueueToOwner } from '../../platform/mail/enqueue.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { refundDueOn } from '../invoices/refund-due.ts';
import { renunciationMail } from './mails.ts';
import { presentContract } from './present.ts';
import { type ContractRow, contractById, isBinding, ownContract } from './queries.ts';
import { mayRenounce, renounceUntil } from './renunciation-period.ts';
import { moneyState } from './specimen.ts';

/**
 * Renounces a contract (code de la consommation, L221-18 and L221-21) and
 * acknowledges it at once by mail; asked again it gives the first
 * acknowledgement. Errors: `not_found` for other people's,
 * `contract_not_accepted`, `contract_replaced`, `renunciation_too_late`.
 */
export function renounceContract(
  services: Services,
  actor: Actor & { id: string },
  id: string,
): Promise<Contract> {
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    const before = await ownContract(trx, actor.id, id);
    if (before.status === 'renounced') return presentContract(before, services.now());
    if (before.acceptedAt === null) throw new AppError('contract_not_accepted');
    if (!isBinding(before)) throw new AppError('contract_replaced');
    if (!mayRenounce(before.acceptedAt, new Date(at))) throw tooLate(before.acceptedAt);

    const row = await endContract(services, unit, before, {
      renouncedAt: at,
      received: `le ${formatDateTime(at)} (heure de Paris)`,
      audit: { action: 'renounce' },
    });
    return presentContract(row, services.now());
  });
}

interface Renunciation {
  /** Instant from which the days to refund are counted. */
  renouncedAt: string;
  /** When and how it came, in words. */
  received: string;
  /** How the journal calls it, and what it says beside. */
  audit: { action: 'renounce' | 'record-renunciation'; after?: Record<string, unknown> };
  /** What the notification is called, where it came by something else than a renunciation. */
  title?: string;
}

/**
 * Ends an accepted contract, acknowledges it to its owner and tells the staff;
 * returns it as it is now. Error: `contract_replaced` where that came first.
 */
export async function endContract(
  services: Services,
  unit: UnitOfWork,
  { id, status }: Pick<ContractRow, 'id' | 'status'>,
  renunciation: Renunciation,
): Promise<ContractRow> {
  const { trx, at } = unit;
  const { numUpdatedRows } = await trx
    .updateTable('contracts')
    .set((e) => ({
      status: 'renounced',
      renouncedAt: renunciation.renouncedAt,
      updatedAt: at,
      version: e('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirstOrThrow();
  const row = await contractById(trx, id);
  if (row.status !== 'renounced') throw new AppError('contract_replaced');
  // Of two at the same time the other one told everybody already.
  if (numUpdatedRows > 0n) await tell(services, unit, row, { ...renunciation, from: status });
  return row;
}

async function tell(
  services: Services,
  unit: UnitOfWork,
  contract: ContractRow,
  renunciation: Renunciation & { from: ContractRow['status'] },
) {
  const { id, userId, reference, title } = contract;
  const { renouncedAt, received, audit, from } = renunciation;
  const named = renunciation.title ?? `Vous avez renoncé au contrat ${reference}`;
  const refund = refundOnRenunciation(
    moneyState(contract),
    `au plus tard le ${formatCalendarDay(refundDueOn(renouncedAt))}`,
  );
  const person = await unit.trx
    .selectFrom('users')
    .select(['name', 'email', 'isEmailVerified'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await unit.audit(audit.action, 'contracts', id, {
    before: { status: from },
    after: { status: 'renounced', reference, ...audit.after },
  });
  await enqueueToOwner(unit, person, renunciationMail(services.env, person, contract, received));
  await notify(services, unit, {
    userId,
    type: 'success',
    title: named,
    message: `${quoted(title)}\u00a0: renonciation reçue ${received}. Vous ne devez plus rien. ${refund}`,
    priority: 'high',
    category: 'contract',
    // The acknowledgement says it already.
    copy: false,
  });
  unit.publish({ topic: 'contracts', id }, { userId });
  unit.publish({ topic: 'contracts', id }, { permission: 'managePayments' });
}

export const tooLate = (acceptedAt: string) =>
  new AppError('renunciation_too_late', {
    message: `Le délai pour renoncer à ce contrat a pris fin le ${formatCalendarDay(renounceUntil(acceptedAt))}. Écrivez-nous\u00a0: ses conditions de remboursement restent valables.`,
  });
