import type { PaymentStatus, PaymentTotals } from '@parade/api/contract/payments.ts';
import { StatusFilters } from '../lib/StatusFilters.tsx';

const FILTERS = [
  { label: 'Tous', status: undefined, count: 'count' },
  { label: 'Payés', status: 'completed', count: 'paidCount' },
  { label: 'En attente', status: 'pending', count: 'pendingCount' },
] as const satisfies readonly {
  label: string;
  status: PaymentStatus | undefined;
  count: keyof PaymentTotals;
}[];

/** The status that an address asks for; anything else is « Tous ». */
export const filterOf = (value: string | null): PaymentStatus | undefined =>
  FILTERS.find(({ status }) => status !== undefined && status === value)?.status;

interface PaymentFiltersProps {
  chosen: PaymentStatus | undefined;
  totals: PaymentTotals | undefined;
  onChoose: (status: PaymentStatus | undefined) => void;
}

/** Which payments to show, and how many each choice holds. */
export function PaymentFilters({ chosen, totals, onChoose }: PaymentFiltersProps) {
  return (
    <StatusFilters
      label="Filtrer les paiements"
      choices={FILTERS}
      chosen={chosen}
      countOf={({ count }) => totals?.[count]}
      onChoose={onChoose}
    />
  );
}
