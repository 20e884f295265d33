import type { Transaction } from '@parade/db';
import type { ApprovalChange } from '../../../contract/approvals.ts';
import { centsToEuros, formatEuros, formatSignedEuros } from '../../../contract/money.ts';
import { lockClient } from '../../people/users/client.ts';
import type { Services } from '../../platform/context.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import type { ApprovalKind } from '../../platform/ports.ts';
import { figuresOf, mayHoldFunds } from './balance.ts';
import { credit } from './credit.ts';
import { type BalanceDifference, balanceDifference } from './proposed.ts';

/**
 * A recovered amount. The difference is what was confirmed, whatever was taken
 * out meanwhile. Errors: `user_not_found`, `account_erased`, `validation`,
 * `report_amount_negative`, `balance_negative`, `funds_basis_missing`.
 */
export const balanceChange = {
  kind: 'ledger.balance',
  permission: 'managePayments',
  ofClient: true,
  input: balanceDifference,
  async apply(services: Services, unit, { id, confirmedBy }, change) {
    await lockClient(unit.trx, change.userId, 'user_not_found');
    await refuseWrongReport(unit.trx, change);
    // Who lowers a balance that is left corrects it; nothing more comes to one that nobody may hold.
    if (!change.paidDirectly && change.changeCents > 0 && !(await mayHoldFunds(unit.trx))) {
      throw new AppError('funds_basis_missing');
    }
    await credit(services, unit, change, { authorId: id, confirmedBy });
  },
} satisfies ApprovalKind<BalanceDifference>;

/** Refuses a report of somebody else, and one that would have received less than nothing. */
export async function refuseWrongReport(
  trx: Transaction,
  { userId, reportId, changeCents }: BalanceDifference,
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

/** The same in words, as both people read it. */
export async function inWords(
  trx: Transaction,
  { userId, reportId, changeCents, paidDirectly, reason, reference }: BalanceDifference,
): Promise<ApprovalChange[]> {
  const person = await figuresOf(trx, userId);
  const report = await trx
    .selectFrom('reports')
    .select('reference')
    .where('id', '=', reportId ?? '')
    .executeTakeFirst();
  const euros = (cents: number) => formatEuros(centsToEuros(cents));
  const before = paidDirectly ? person.directCents : person.balanceCents;
  const fresh = (what: string, after: string) => ({ what, before: null, after });
  return [
    fresh('la personne', `${person.name} (${person.email})`),
    fresh('la somme', formatSignedEuros(centsToEuros(changeCents))),
    {
      what: paidDirectly ? 'le total versé directement à la personne' : 'le solde disponible',
      before: euros(before),
      after: euros(before + changeCents),
    },
    fresh('la raison', reason),
    fresh('la référence bancaire, à vérifier sur le relevé', reference),
    ...(report ? [fresh('le signalement', report.reference)] : []),
  ];
}
