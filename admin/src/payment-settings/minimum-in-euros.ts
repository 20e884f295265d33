import { centsAtRate, decimalText } from '@parade/api/contract/decimals.ts';
import { centsToEuros, formatEuros } from '@parade/api/contract/money.ts';

const decimal = decimalText('missing');

/** « Soit 50,50 € au taux indiqué. », while both can be read. */
export function minimumInEuros(minimum = '', rate = ''): string {
  const [amount, euros] = [decimal.safeParse(minimum), decimal.safeParse(rate)];
  if (!amount.success || !euros.success) return '';
  const cents = Number(centsAtRate(amount.data, euros.data));
  return `Soit ${formatEuros(centsToEuros(cents))} au taux indiqué.`;
}
