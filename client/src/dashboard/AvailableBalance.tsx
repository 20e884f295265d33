import { Box, Typography } from '@mui/material';
import { formatEuros } from '@parade/api/contract/money.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { TallLink } from '../lib/TallLink.tsx';
import { useBalance } from '../withdrawals/queries.ts';

/** The available balance, where there is any. Not the total that was recovered. */
export function AvailableBalance() {
  const { data } = useBalance();
  if (!data || data.balance === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby="available"
      sx={{
        borderLeft: `3px solid ${tokens.sage}`,
        pl: 2.5,
        mb: 4,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 2,
      }}
    >
      <Typography id="available" variant="h3" component="h2">
        Solde disponible
      </Typography>
      <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {formatEuros(data.balance)}
      </Typography>
      <TallLink to="/withdraw">Demander un retrait</TallLink>
    </Box>
  );
}
