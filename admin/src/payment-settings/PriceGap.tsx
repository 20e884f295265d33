import { Alert } from '@mui/material';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { PaymentSetting } from '@parade/api/contract/payment-settings.ts';

/** Warns that a contract has two prices, which may be meant. */
export function PriceGap({ name, priceGap }: Pick<PaymentSetting, 'name' | 'priceGap'>) {
  if (!priceGap) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      Par virement, le contrat type coûte {formatEuros(priceGap.byTransfer)}&nbsp;; en {name}, le
      client paie {formatEuros(priceGap.inCurrency)}.
    </Alert>
  );
}
