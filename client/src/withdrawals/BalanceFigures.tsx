import { Box, Skeleton } from '@mui/material';
import type { Balance } from '@parade/api/contract/ledger.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import { tokens } from '@parade/site/brand/tokens.ts';

const rule = `1px solid ${tokens.rule}`;

const LARGE = {
  fontSize: { xs: 'clamp(1.75rem, 9vw, 2.5rem)', md: '3rem' },
  fontFamily: tokens.serif,
};
const SMALL = { fontSize: '1.5rem', fontFamily: tokens.serif };

interface Figure {
  key: 'balance' | 'pending' | 'totalRecovered' | 'paidDirectly';
  label: string;
  hint: string;
  look: object;
}

const HELD: readonly Figure[] = [
  {
    key: 'balance',
    label: 'Solde disponible',
    hint: 'Ce que vous pouvez retirer.',
    look: LARGE,
  },
  {
    key: 'pending',
    label: 'En attente',
    hint: 'Vos demandes à traiter, encore comprises dans le solde.',
    look: SMALL,
  },
  {
    key: 'totalRecovered',
    label: 'Total récupéré',
    hint: 'Depuis l’ouverture de votre dossier, retraits versés compris.',
    look: { ...SMALL, color: tokens.muted },
  },
];

/** Where nobody holds anything for the person, no balance is shown. */
const DIRECT: readonly Figure[] = [
  {
    key: 'paidDirectly',
    label: 'Versé directement à vous',
    hint: 'Par la banque ou l’organisme qui vous rend cet argent.',
    look: LARGE,
  },
  {
    key: 'totalRecovered',
    label: 'Total récupéré',
    hint: 'Depuis l’ouverture de votre dossier.',
    look: { ...SMALL, color: tokens.muted },
  },
];

const figuresFor = (money: BalanceFiguresProps['figures']): readonly Figure[] =>
  money && !money.holdsFunds && money.balance === 0 ? DIRECT : HELD;

interface BalanceFiguresProps {
  /** Undefined while it is being read. */
  figures: Omit<Balance, 'entries'> | undefined;
  failed: boolean;
}

/** The balance, large; what waits, beside it; the total recovered, apart. */
export function BalanceFigures({ figures, failed }: BalanceFiguresProps) {
  const shown = figuresFor(figures);
  return (
    <Box
      component="dl"
      aria-label="Votre argent en chiffres"
      sx={{
        m: 0,
        borderBlock: rule,
        display: 'grid',
        // The two lesser figures share a line on a phone; a wide one may take from the other.
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(min-content, 1fr))',
          sm: 'minmax(min-content, 5fr) minmax(min-content, 4fr) minmax(min-content, 4fr)',
        },
        '& > div': { py: { xs: 2, sm: 3 }, px: { xs: 2, sm: 3 } },
        '& > div:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' }, pl: 0 },
        '& > div:nth-of-type(2)': { pl: { xs: 0, sm: 3 } },
        '& > div:last-of-type': {
          // On a phone two stand below each other: nothing to part.
          borderLeft: { xs: shown.length > 2 ? rule : 0, sm: rule },
          pr: { xs: 0, sm: 3 },
        },
      }}
    >
      {shown.map(({ key, label, hint, look }) => (
        <Box key={key} sx={{ display: 'flex', flexDirection: 'column' }}>
          <Box component="dt" sx={{ fontWeight: 600 }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              fontWeight: 600,
              whiteSpace: 'nowrap',
              lineHeight: 1.3,
              ...look,
            }}
          >
            {figures ? formatEuros(figures[key]) : failed ? '–' : <Skeleton width="6ch" />}
          </Box>
          <Box component="dd" sx={{ m: 0, mt: 0.5, fontSize: '0.9375rem', color: tokens.muted }}>
            {hint}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
