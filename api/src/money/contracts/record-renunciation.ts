import type { z } from 'zod';
import type {
  AdminContract,
  RenunciationWay,
  receivedRenunciation,
} from '../../../contract/contracts.ts';
import { formatCalendarDay } from '../../../contract/dates.ts';
import { impossibleDay } from '../../../contract/possible-days.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { startOfParisDay } from '../../platform/paris-days.ts';
import { work } from '../../platform/unit-of-work.ts';
import { adminContractById } from './admin-list.ts';
import { holdOwner } from './hold-owner.ts';
import { presentAdminContract } from './present.ts';
import { isBinding } from './queries.ts';
import { endContract, tooLate } from './renounce.ts';
import { isInTime } from './renunciation-period.ts';

const WAYS: Readonly<Record<RenunciationWay, string>> = {
  letter: 'par courrier',
  email: 'par e-mail',
};

/**
 * Records a renunciation that came by letter or by e-mail (code de la
 * consommation, L221-21): the same as its owner's own. What was sent before the
 * period ended is in time (directive 2011/83, article 11(2)); the refund is due
 * from the day on which it came in (L221-24). Renounced before, the contract
 * comes back as it is. It is the way of who cannot sign in any more, so no state
 * of the account matters but an erased one, which nobody can refund.
 * Errors: `not_found`, `own_affair`, `account_erased`, `validation` for a day
 * that cannot be, `contract_not_accepted`, `contract_replaced`, `renunciation_too_late`.
 */
export function recordRenunciation(
  services: Services,
  actor: Actor & { id: string },
  id: string,
  { sentOn, receivedOn, how }: z.output<typeof receivedRenunciation>,
): Promise<AdminContract> {
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    await holdOwner(trx, actor, id);
    const before = await adminContractById(trx, id);
    if (before.status !== 'renounced') {
      const { acceptedAt } = before;
      if (acceptedAt === null) throw new AppError('contract_not_accepted');
      if (!isBinding(before)) throw new AppError('contract_replaced');
      requirePossible(sentOn ?? receivedOn, receivedOn, acceptedAt, at);
      await endContract(services, unit, before, {
        // No earlier than what it ends.
        renouncedAt: [startOfParisDay(receivedOn), acceptedAt].sort().at(-1) ?? at,
        received: `le ${formatCalendarDay(receivedOn)} ${WAYS[how]}`,
        audit: {
          action: 'record-renunciation',
          after: { sentOn: sentOn ?? null, receivedOn, how },
        },
      });
    }
    return presentAdminContract(await adminContractById(trx, id), services.now());
  });
}

function requirePossible(sent: string, received: string, acceptedAt: string, at: string): void {
  const limits = { now: at, since: acceptedAt, called: 'l’acceptation du contrat' };
  const ofReceipt = impossibleDay(received, limits);
  if (ofReceipt) throw fieldError('receivedOn', ofReceipt);
  if (sent > received) throw fieldError('sentOn', 'Ce jour est après la réception');
  const ofSending = impossibleDay(sent, limits);
  if (ofSending) throw fieldError('sentOn', ofSending);
  if (!isInTime(acceptedAt, sent)) throw tooLate(acceptedAt);
}
