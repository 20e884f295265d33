import { Box, Typography } from '@mui/material';
import type { AdminBalance } from '@parade/api/contract/ledger.ts';
import { formatEuros } from '@parade/api/contract/money.ts';

const FIGURES = [
  ['Solde disponible', 'balance', 'ce qui peut être retiré'],
  ['Retraits en attente', 'pending', 'demandés, pas encore versés'],
  ['Total récupéré', 'totalRecovered', 'depuis le début, retraits compris'],
] as const;

/** What is there, what is asked for and what was recovered in all: three figures that are never mixed. */
export function Figures({ money }: { money: AdminBalance }) {
  return (
    <Box
      component="dl"
      aria-label="Montants"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, m: 0, mb: 4 }}
    >
      {FIGURES.map(([label, key, meaning]) => (
        <div key={key}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="h1" sx={{ m: 0 }}>
            {formatEuros(money[key])}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
            {meaning}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
