import type { z } from 'zod';
import type { AuditAction } from '../../../contract/audit/objects.ts';
import type { AdminContract, contractUpdate } from '../../../contract/contracts.ts';
import { centsToEuros, eurosToCents } from '../../../contract/money.ts';
import { quoted } from '../../../contract/text.ts';
import { notify } from '../../people/notifications/notify.ts';
import { refuseOwn } from '../../people/staff/refuse-own.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { saveVersion } from '../../platform/save-version.ts';
import { only, work } from '../../platform/unit-of-work.ts';
import { adminContractById } from './admin-list.ts';
import { presentAdminContract } from './present.ts';
import { mayBecome, mayBeRewritten } from './transitions.ts';

type Input = z.output<typeof contractUpdate>;

const WORDS = [
  'title',
  'scope',
  'feeTerms',
  'refundConditions',
  'deliveryPeriod',
  'lawyer',
  'amountCents',
] as const;

const ACTIONS: Readonly<Partial<Record<Input['status'], AuditAction<'contracts'>>>> = {
  offered: 'offer',
  withdrawn: 'withdraw',
};

/**
 * Rewrites a draft, offers it, withdraws it. Errors: `not_found`; `own_affair`;
 * `stale_version` when somebody saved in between; `contract_fixed` where its
 * state does not allow that any more.
 */
export function updateContract(
  services: Services,
  actor: Actor & { id: string },
  id: string,
  { version, status, amount, ...texts }: Input,
): Promise<AdminContract> {
  return work(services, actor, async (unit) => {
    const { trx } = unit;
    const before = await adminContractById(trx, id);
    refuseOwn(actor, before.userId);
    if (before.version !== version) throw new AppError('stale_version');
    const words = { ...texts, amountCents: eurosToCents(amount) };
    const rewritten = WORDS.filter((name) => before[name] !== words[name]);
    const moved = before.status !== status;
    if (!moved && rewritten.length === 0) return presentAdminContract(before, services.now());
    if (
      !mayBecome(before.status, status) ||
      (rewritten.length > 0 && !mayBeRewritten(before.status))
    ) {
      throw new AppError('contract_fixed');
    }

    await saveVersion(unit, 'contracts', before, { ...words, status });

    const said = <Said extends { amountCents: number }>({ amountCents, ...others }: Said) => ({
      ...others,
      amount: centsToEuros(amountCents),
    });
    const { amountCents, ...wordsBefore } = only(before, WORDS);
    const old = { ...wordsBefore, amountCents: amountCents ?? 0 };
    await unit.audit((moved && ACTIONS[status]) || 'update', 'contracts', id, {
      before: { status: before.status, ...said(old) },
      after: { status, ...said(words) },
    });
    if (moved && (status === 'offered' || before.status === 'offered')) {
      const offered = status === 'offered';
      await notify(services, unit, {
        userId: before.userId,
        type: 'info',
        title: offered
          ? `Un contrat vous est proposé\u00a0: ${before.reference}`
          : `La proposition de contrat ${before.reference} est retirée`,
        message: offered
          ? `${quoted(words.title)}\u00a0: lisez-le dans «\u00a0Paiements\u00a0». Vous êtes libre de le refuser, et rien n’est dû tant que vous ne l’avez pas accepté.`
          : `${quoted(words.title)}\u00a0: vous n’avez rien à faire, et rien n’est dû.`,
        category: 'contract',
        sentBy: actor.id,
      });
      unit.publish({ topic: 'contracts', id }, { userId: before.userId });
    }
    unit.publish({ topic: 'contracts', id }, { permission: 'managePayments' });
    return presentAdminContract(await adminContractById(trx, id), services.now());
  });
}
