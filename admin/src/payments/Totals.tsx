import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatEuros } from '@parade/api/contract/money.ts';
import { type PaymentTotals, paymentTotals } from '@parade/api/contract/payments.ts';
import { useQuery } from '@tanstack/react-query';
import { sendJson } from '../lib/http.ts';

const FIGURES = [
  ['Confirmés', ({ paid, paidCount }: PaymentTotals) => [formatEuros(paid), paidCount]],
  [
    'À vérifier',
    ({ pending, pendingCount }: PaymentTotals) => [formatEuros(pending), pendingCount],
  ],
] as const;

/** What is confirmed and what waits, over all payments. */
export function Totals() {
  const { data, isError } = useQuery({
    queryKey: ['payments', 'totals'],
    queryFn: async () => paymentTotals.parse((await sendJson('/api/admin/payments/totals')).json),
  });
  return (
    <Box
      component="dl"
      aria-label="Totaux"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, m: 0, mb: 2.5 }}
    >
      {FIGURES.map(([label, read]) => {
        const [euros, count] = data ? read(data) : [];
        return (
          <div key={label}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
              {count !== undefined && ` (${count.toLocaleString('fr-FR')})`}
            </Typography>
            <Typography component="dd" variant="h2" sx={{ m: 0 }}>
              {euros ?? (isError ? '–' : <Skeleton width={90} />)}
            </Typography>
          </div>
        );
      })}
    </Box>
  );
}
