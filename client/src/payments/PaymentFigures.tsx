import { formatEuros } from '@parade/api/contract/money.ts';
import type { PaymentTotals } from '@parade/api/contract/payments.ts';
import { plural } from '../lib/plural.ts';
import { figuresOf, StatBand } from '../lib/StatBand.tsx';

interface PaymentFiguresProps {
  totals: PaymentTotals | undefined;
  isError: boolean;
}

/** What is paid, what waits and, if there is any, what was refunded. */
export function PaymentFigures({ totals, isError }: PaymentFiguresProps) {
  const figure = figuresOf(totals, isError);
  const refunded = [
    plural(totals?.refunded, 'remboursé', 'remboursés'),
    figure((known) => formatEuros(known.refunded)),
  ] as const;
  return (
    <StatBand
      label="Vos paiements en chiffres"
      stats={[
        [plural(totals?.paid, 'payé', 'payés'), figure(({ paid }) => formatEuros(paid))],
        ['en attente', figure(({ pending }) => formatEuros(pending))],
        ...(totals?.refundedCount ? [refunded] : []),
        [plural(totals?.count, 'transaction', 'transactions'), figure((t) => String(t.count))],
      ]}
    />
  );
}
