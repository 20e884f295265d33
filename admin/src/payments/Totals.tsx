import { Box, Skeleton, Typography } from '@mui/material';
import { formatEuros } from '@parade/api/contract/money.ts';
import { adminPaymentTotals, type PaymentTotals } from '@parade/api/contract/payments.ts';
import { useQuery } from '@tanstack/react-query';
import { sendJson } from '../lib/http.ts';

const FIGURES = [
  ['Confirmés', 'paid'],
  ['À vérifier', 'pending'],
  ['Remboursés', 'refunded'],
] as const satisfies readonly (readonly [string, keyof PaymentTotals])[];

/** The totals of all payments: confirmed, waiting and, if any, refunded. */
export function Totals() {
  const { data, isError } = useQuery({
    queryKey: ['payments', 'totals'],
    queryFn: async () =>
      adminPaymentTotals.parse((await sendJson('/api/admin/payments/totals')).json),
  });
  const shown = FIGURES.filter(([, sum]) => sum !== 'refunded' || data?.refundedCount);
  return (
    <Box sx={{ mb: 2.5 }}>
      <Box
        component="dl"
        aria-label="Totaux"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, m: 0 }}
      >
        {shown.map(([label, sum]) => (
          <div key={sum}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
              {data && ` (${data[`${sum}Count`].toLocaleString('fr-FR')})`}
            </Typography>
            <Typography component="dd" variant="h2" sx={{ m: 0 }}>
              {data ? formatEuros(data[sum]) : isError ? '–' : <Skeleton width={90} />}
            </Typography>
          </div>
        ))}
      </Box>
      {data && data.hiddenCount > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {`Dont ${data.hiddenCount.toLocaleString('fr-FR')} de comptes désactivés ou effacés\u00a0: le filtre «\u00a0Comptes fermés\u00a0» les montre.`}
        </Typography>
      )}
    </Box>
  );
}
