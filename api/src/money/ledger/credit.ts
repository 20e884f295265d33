import { formatEuros } from '../../../contract/money.ts';
import { notify } from '../../people/notifications/notify.ts';
import type { Services } from '../../platform/context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { type NewEntry, post } from './ledger.ts';
import type { BalanceDifference } from './proposed.ts';

/** What the person reads: where the money is decides its words. */
function news(
  { changeCents, paidDirectly, reason, reference }: BalanceDifference,
  balanceCents: number,
): { title: string; message: string } {
  const gained = changeCents > 0;
  const amount = formatEuros(Math.abs(changeCents) / 100);
  const why = `${reason}. Référence bancaire\u00a0: ${reference}.`;
  if (paidDirectly) {
    return {
      title: gained
        ? `${amount} versés directement à vous`
        : `Correction\u00a0: ${amount} de moins versés directement à vous`,
      message: `${why} Cette somme ne passe pas par nous\u00a0: il n’y a rien à retirer, et rien à payer. Si vous ne la trouvez pas sur votre compte, écrivez-nous.`,
    };
  }
  return {
    title: gained ? `${amount} ajoutés à votre solde` : `${amount} retirés de votre solde`,
    message: `${why} Solde disponible\u00a0: ${formatEuros(balanceCents / 100)}.`,
  };
}

/** Writes the entry and the journal, and notifies the person. */
export async function credit(
  services: Services,
  unit: UnitOfWork,
  change: BalanceDifference,
  by: Pick<NewEntry, 'authorId' | 'confirmedBy'>,
): Promise<void> {
  const { userId, reportId, changeCents, paidDirectly, reason, reference } = change;
  const gained = changeCents > 0;
  const { balanceCents } = await post(
    unit,
    {
      ...by,
      userId,
      reportId,
      kind: gained ? 'recovery' : 'correction',
      amountCents: changeCents,
      paidDirectly: paidDirectly ? 1 : 0,
      reason,
      reference,
    },
    'balance_negative',
  );
  await unit.audit('update', 'recovered-amounts', userId, {
    before: { balance: (balanceCents - (paidDirectly ? 0 : changeCents)) / 100 },
    after: {
      change: changeCents / 100,
      paidDirectly,
      ...{ reason, reference, reportId },
      balance: balanceCents / 100,
    },
  });
  await notify(services, unit, {
    userId,
    type: gained ? 'success' : 'warning',
    ...news(change, balanceCents),
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
