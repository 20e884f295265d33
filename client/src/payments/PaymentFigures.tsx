import { formatEuros } from '@parade/api/contract/money.ts';
import type { PaymentTotals } from '@parade/api/contract/payments.ts';
import { plural } from '../lib/plural.ts';
import { StatBand } from '../lib/StatBand.tsx';

interface PaymentFiguresProps {
  totals: PaymentTotals | undefined;
  isError: boolean;
}

/** What is paid, what waits and, if there is any, what was refunded. */
export function PaymentFigures({ totals, isError }: PaymentFiguresProps) {
  const figure = (of: (known: PaymentTotals) => string) =>
    totals ? of(totals) : isError ? '–' : undefined;
  const refunded = {
    label: plural(totals?.refunded, 'remboursé', 'remboursés'),
    value: figure((known) => formatEuros(known.refunded)),
  };
  return (
    <StatBand
      label="Vos paiements en chiffres"
      stats={[
        {
          label: plural(totals?.paid, 'payé', 'payés'),
          value: figure(({ paid }) => formatEuros(paid)),
        },
        { label: 'en attente', value: figure(({ pending }) => formatEuros(pending)) },
        ...(totals?.refundedCount ? [refunded] : []),
        {
          label: plural(totals?.count, 'transaction', 'transactions'),
          value: figure(({ count }) => String(count)),
        },
      ]}
    />
  );
}
