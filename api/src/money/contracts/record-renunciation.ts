import { z } from 'zod';
import type { ApprovalChange } from '../../../contract/approvals.ts';
import type {
  AdminContract,
  RenunciationWay,
  receivedRenunciation,
} from '../../../contract/contracts.ts';
import { formatCalendarDay, formatDateTime } from '../../../contract/dates.ts';
import { centsToEuros, formatEuros } from '../../../contract/money.ts';
import { impossibleDay } from '../../../contract/possible-days.ts';
import { proposeOrApply, refuseWhileWaiting } from '../../people/approvals/propose.ts';
import { isLarge } from '../../people/approvals/threshold.ts';
import type { Person, Services } from '../../platform/context.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { startOfParisDay } from '../../platform/paris-days.ts';
import type { ApprovalKind } from '../../platform/ports.ts';
import { work } from '../../platform/unit-of-work.ts';
import { type AdminContractRow, adminContractById } from './admin-list.ts';
import { holdOwner } from './hold-owner.ts';
import { presentAdminContract } from './present.ts';
import { isBinding } from './queries.ts';
import { endContract, tooLate } from './renounce.ts';
import { isInTime } from './renunciation-period.ts';

const WAYS: Readonly<Record<RenunciationWay, string>> = {
  letter: 'par courrier',
  email: 'par e-mail',
};

interface Received {
  id: string;
  /** The calendar day on which it was sent, where somebody knows it. */
  sentOn: string | null;
  receivedOn: string;
  how: RenunciationWay;
  /** What was paid, or perhaps paid, when it was recorded. */
  dueCents: number;
}

/**
 * Records a renunciation that came by letter or by e-mail (code de la
 * consommation, L221-21): the same as its owner's own. What was sent before the
 * period ended is in time (directive 2011/83, article 11(2)); the refund is due
 * from the day on which it came in (L221-24). Renounced before, the contract
 * comes back as it is. It is the way of who cannot sign in any more, so no state
 * of the account matters but an erased one, which nobody can refund. Where much
 * becomes due, or it came in after the period, a second person sees the letter.
 * Errors: `not_found`, `own_affair`, `account_erased`, `validation` for a day
 * that cannot be, `contract_not_accepted`, `contract_replaced`, `renunciation_too_late`,
 * `approval_waiting`.
 */
export function recordRenunciation(
  services: Services,
  actor: Person,
  id: string,
  { sentOn: sent, receivedOn, how }: z.output<typeof receivedRenunciation>,
): Promise<AdminContract> {
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    await holdOwner(trx, actor, id);
    const before = await adminContractById(trx, id);
    if (before.status !== 'renounced') {
      const sentOn = sent ?? null;
      const acceptedAt = renounceable(before, { sentOn, receivedOn }, at);
      const object = `contracts/${id}/renunciation`;
      await refuseWhileWaiting(unit, object);
      const input = { id, sentOn, receivedOn, how, dueCents: dueOf(before) };
      if (!isInTime(acceptedAt, receivedOn) || (await isLarge(unit, input.dueCents))) {
        await proposeOrApply(services, unit, actor, renunciationChange, {
          object,
          userId: before.userId,
          title: `Renonciation au contrat ${before.reference}`,
          changes: inWords(before, input),
          input,
        });
      } else {
        await renunciationChange.apply(services, unit, { ...actor, confirmedBy: null }, input);
      }
    }
    return presentAdminContract(await adminContractById(trx, id), services.now());
  });
}

/** A renunciation of what was due as it was read. Errors: those of the record, `stale_version`. */
export const renunciationChange = {
  kind: 'contracts.renunciation',
  permission: 'managePayments',
  ofClient: true,
  input: z.object({
    id: z.string(),
    sentOn: z.string().nullable(),
    receivedOn: z.string(),
    how: z.enum(['letter', 'email']),
    dueCents: z.number(),
  }),
  async apply(services: Services, unit, proposer, { id, sentOn, receivedOn, how, dueCents }) {
    await holdOwner(unit.trx, proposer, id);
    const before = await adminContractById(unit.trx, id);
    // Renounced online meanwhile, it is done.
    if (before.status === 'renounced') return;
    const acceptedAt = renounceable(before, { sentOn, receivedOn }, unit.at);
    if (dueOf(before) !== dueCents) throw new AppError('stale_version');
    await endContract(services, unit, before, {
      // No earlier than what it ends.
      renouncedAt: [startOfParisDay(receivedOn), acceptedAt].sort().at(-1) ?? unit.at,
      received: `le ${formatCalendarDay(receivedOn)} ${WAYS[how]}`,
      audit: { action: 'record-renunciation', after: { sentOn, receivedOn, how } },
    });
  },
} satisfies ApprovalKind<Received>;

const dueOf = ({ paidCents, unverifiedCents }: AdminContractRow): number =>
  Number(paidCents ?? 0) + Number(unverifiedCents ?? 0);

function inWords(contract: AdminContractRow, received: Received): ApprovalChange[] {
  const { userName, userEmail, acceptedAt } = contract;
  const facts: [string, string | null][] = [
    ['la personne', `${userName} (${userEmail})`],
    ['ce qui devient à rembourser', formatEuros(centsToEuros(received.dueCents))],
    ['le contrat accepté le', formatDateTime(acceptedAt)],
    ['l’envoi', received.sentOn && formatCalendarDay(received.sentOn)],
    ['la réception', `${formatCalendarDay(received.receivedOn)}, ${WAYS[received.how]}`],
  ];
  return facts.flatMap(([what, after]) => (after === null ? [] : [{ what, before: null, after }]));
}

/** When it was accepted, where it may still be renounced by what was sent and came in then. */
function renounceable(
  contract: AdminContractRow,
  { sentOn, receivedOn }: Pick<Received, 'sentOn' | 'receivedOn'>,
  at: string,
): string {
  if (contract.acceptedAt === null) throw new AppError('contract_not_accepted');
  if (!isBinding(contract)) throw new AppError('contract_replaced');
  requirePossible(sentOn ?? receivedOn, receivedOn, contract.acceptedAt, at);
  return contract.acceptedAt;
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
