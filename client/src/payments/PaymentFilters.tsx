import type { PaymentTotals, ShownStatus } from '@parade/api/contract/payments.ts';
import { StatusFilters } from '../lib/StatusFilters.tsx';

const FILTERS = [
  { label: 'Tous', status: undefined, count: 'count' },
  { label: 'Payés', status: 'completed', count: 'paidCount' },
  { label: 'En attente', status: 'pending', count: 'pendingCount' },
  { label: 'Remboursés', status: 'refunded', count: 'refundedCount' },
] as const satisfies readonly {
  label: string;
  status: ShownStatus | undefined;
  count: keyof PaymentTotals;
}[];

/** The status in the address; anything else means « Tous ». */
export const filterOf = (value: string | null): ShownStatus | undefined =>
  FILTERS.find(({ status }) => status !== undefined && status === value)?.status;

interface PaymentFiltersProps {
  chosen: ShownStatus | undefined;
  totals: PaymentTotals | undefined;
  onChoose: (status: ShownStatus | undefined) => void;
}

/** Which payments to show, and how many each choice holds. */
export function PaymentFilters({ chosen, totals, onChoose }: PaymentFiltersProps) {
  // « Remboursés » is offered if there is any, or if the address asks for it.
  const choices = FILTERS.filter(
    ({ status }) => status !== 'refunded' || chosen === status || totals?.refundedCount,
  );
  return (
    <StatusFilters
      label="Filtrer les paiements"
      choices={choices}
      chosen={chosen}
      countOf={({ count }) => totals?.[count]}
      onChoose={onChoose}
    />
  );
}
