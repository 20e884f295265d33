import { isPayable } from '../../../contract/currencies.ts';
import { centsAtRate } from '../../../contract/decimals.ts';
import { centsToEuros } from '../../../contract/money.ts';
import type { PaymentSetting, PaymentTerms } from '../../../contract/payment-settings.ts';

/** A minimum is a round amount of its currency: what differs by less than a hundredth is no mistake. */
const TOLERANCE = 0.01;

/** The standard price and what the currency's minimum is worth, where that is more. */
export function priceGapOf(
  {
    id,
    configured,
    minimumAmount,
    eurRate,
  }: Pick<PaymentSetting, 'id' | 'configured' | 'minimumAmount' | 'eurRate'>,
  { defaultFee }: Pick<PaymentTerms, 'defaultFee'>,
): PaymentSetting['priceGap'] {
  if (!configured || !isPayable(id) || eurRate === null) return null;
  const minimum = centsToEuros(Number(centsAtRate(minimumAmount, eurRate)));
  return minimum > defaultFee * (1 + TOLERANCE) ? { price: defaultFee, minimum } : null;
}
