/** A payment lost, as the fields of its form. */
import type { Loss, LossField } from './losses.ts';
import { typedEuros } from './money.ts';
import type { Payment } from './remedies/situation.ts';

/** As a person types it; empty for none. */
const typedOrNone = (euros: number | null | undefined): string =>
  euros == null ? '' : typedEuros(euros);

/** A loss as its form has it. */
export const lossInput = (of: Loss): Record<LossField, string> => ({
  amount:
    of.foreignAmount?.replace('.', ',') ?? typedOrNone(of.currency === 'EUR' ? of.amount : null),
  currency: of.currency,
  euros: of.currency === 'EUR' ? '' : typedOrNone(of.amount),
  paidOn: of.paidOn ?? '',
  means: of.means ?? '',
  authorised: of.authorised,
  ownBank: of.ownBank,
  beneficiary: of.beneficiary,
  account: of.account,
  country: of.country,
  statementLabel: of.statementLabel,
  transactionHash: of.transactionHash,
});

/** The form of a payment of which nothing is known. */
export const EMPTY_LOSS: Record<LossField, string> = {
  ...{ amount: '', currency: 'EUR', euros: '', paidOn: '', means: '', authorised: 'unknown' },
  ...{ ownBank: '', beneficiary: '', account: '', country: '', statementLabel: '' },
  transactionHash: '',
};

/** A payment of the plan of `/urgence` in the form's words. */
export const lossOfPayment = (paid: Payment): Record<LossField, string> => ({
  ...EMPTY_LOSS,
  amount: typedOrNone(paid.amountEuros),
  paidOn: paid.paidOnIsEarliest ? '' : paid.paidOn,
  means: paid.means,
  authorised: paid.authorised === 'no' ? 'no' : 'yes',
});
