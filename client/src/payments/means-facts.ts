import { formatDateTime } from '@parade/api/contract/dates.ts';
import { formatDecimal } from '@parade/api/contract/decimals.ts';
import { formatEuros } from '@parade/api/contract/money.ts';

/** What is said of paying in a currency, before the order and with it. */
interface InCurrency {
  symbol: string | null;
  network: string | null;
  feeEstimate: string | null;
  duration: string | null;
  amountInEUR: number;
  eurRate: string | null;
  eurRateAt?: string | null;
  minimumAmount?: string;
}

/** « 50,00 €, au taux de 58 200 € pour 1 BTC du 19 novembre 2026 ». */
function euros({ amountInEUR, eurRate, eurRateAt, symbol }: InCurrency): string {
  if (eurRate === null) return formatEuros(amountInEUR);
  const since = eurRateAt ? ` du ${formatDateTime(eurRateAt)}` : '';
  return `${formatEuros(amountInEUR)}, au taux de ${formatDecimal(eurRate)}\u00a0€ pour 1\u00a0${symbol}${since}`;
}

/** The facts that are known. */
export function meansFacts(means: InCurrency): [string, string][] {
  const { symbol, minimumAmount } = means;
  const facts: [string, string | null][] = [
    ['Réseau', means.network],
    ['Frais estimés', means.feeEstimate],
    ['Durée', means.duration],
    ['Montant minimum', minimumAmount ? `${formatDecimal(minimumAmount)}\u00a0${symbol}` : null],
    ['En euros', euros(means)],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}
