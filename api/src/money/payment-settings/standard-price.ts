import { isPayable } from '../../../contract/currencies.ts';
import { centsAtRate } from '../../../contract/decimals.ts';
import { centsToEuros } from '../../../contract/money.ts';
import type { PaymentSetting, PaymentTerms } from '../../../contract/payment-settings.ts';

type Price = Pick<PaymentSetting, 'minimumAmount' | 'eurRate'>;

/** Euros of the standard contract in a currency: its minimum at its rate (specification 9). */
export const standardPrice = ({ minimumAmount, eurRate }: Price, defaultFee: number): number =>
  eurRate === null ? defaultFee : centsToEuros(Number(centsAtRate(minimumAmount, eurRate)));

/** A minimum is a round amount of its currency: what differs by less than a hundredth is no mistake. */
const TOLERANCE = 0.01;

/** What the standard contract costs by transfer and in this currency, where these are two prices. */
export function priceGapOf(
  setting: Pick<PaymentSetting, 'id' | 'configured'> & Price,
  { bankTransfer, defaultFee }: Pick<PaymentTerms, 'bankTransfer' | 'defaultFee'>,
): PaymentSetting['priceGap'] {
  if (!setting.configured || !isPayable(setting.id) || !bankTransfer) return null;
  const inCurrency = standardPrice(setting, defaultFee);
  const differs = Math.abs(inCurrency - defaultFee) > defaultFee * TOLERANCE;
  return differs ? { byTransfer: defaultFee, inCurrency } : null;
}
