import { Alert } from '@mui/material';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { PaymentSetting } from '@parade/api/contract/payment-settings.ts';

/** Warns that whoever pays in this currency sends more than the price. */
export function PriceGap({ name, priceGap }: Pick<PaymentSetting, 'name' | 'priceGap'>) {
  if (!priceGap) return null;
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      Le contrat type coûte {formatEuros(priceGap.price)}&nbsp;; en {name}, le minimum vaut{' '}
      {formatEuros(priceGap.minimum)} à ce taux. Baissez-le&nbsp;: le prix doit être le même par
      tous les moyens.
    </Alert>
  );
}
