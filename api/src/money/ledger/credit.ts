import { formatEuros } from '../../../contract/money.ts';
import { notify } from '../../people/notifications/notify.ts';
import type { Services } from '../../platform/context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { type NewEntry, post } from './ledger.ts';
import type { BalanceDifference } from './proposed.ts';

/** Writes the entry and the journal, and notifies the person. */
export async function credit(
  services: Services,
  unit: UnitOfWork,
  change: BalanceDifference,
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
    after: { change: changeCents / 100, reason, reference, reportId, balance: balanceCents / 100 },
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
