import { Box, Typography } from '@mui/material';
import type { AdminBalance } from '@parade/api/contract/ledger.ts';
import { formatEuros } from '@parade/api/contract/money.ts';

type Figure = readonly [
  label: string,
  key: 'balance' | 'pending' | 'totalRecovered' | 'paidDirectly',
  meaning: string,
];

const HELD: readonly Figure[] = [
  ['Solde disponible', 'balance', 'ce qui peut être retiré'],
  ['Retraits en attente', 'pending', 'demandés, pas encore versés'],
  ['Total récupéré', 'totalRecovered', 'depuis le début, retraits compris'],
];
const DIRECT: Figure = ['Versé directement', 'paidDirectly', 'à la personne, sans passer par nous'];

/** A balance is shown where one may be held, or is left; what was paid directly where there is any. */
function figuresOf({ holdsFunds, balance, paidDirectly }: AdminBalance): readonly Figure[] {
  const held = HELD.filter(([, key]) => holdsFunds || balance > 0 || key === 'totalRecovered');
  return !holdsFunds || paidDirectly > 0 ? [DIRECT, ...held] : held;
}

/** What is there, what is asked for, what was recovered in all and what went to the person directly: figures that are never mixed. */
export function Figures({ money }: { money: AdminBalance }) {
  return (
    <Box
      component="dl"
      aria-label="Montants"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, m: 0, mb: 4 }}
    >
      {figuresOf(money).map(([label, key, meaning]) => (
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
