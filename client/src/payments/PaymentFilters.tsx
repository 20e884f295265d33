import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PaymentStatus, PaymentTotals } from '@parade/api/contract/payments.ts';

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
    <Box
      role="group"
      aria-label="Filtrer les paiements"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {FILTERS.map(({ label, status, count }) => (
        <Button
          key={label}
          variant={status === chosen ? 'contained' : 'outlined'}
          aria-pressed={status === chosen}
          onClick={() => onChoose(status)}
          sx={{ px: 1.75 }}
        >
          {totals ? `${label} (${totals[count]})` : label}
        </Button>
      ))}
    </Box>
  );
}
