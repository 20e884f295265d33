import { Box } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';

/** Stands beside every address on a demonstration site (design 9.1). */
export function NoFunds() {
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        px: 2,
        py: 1,
        bgcolor: tokens.ochreWash,
        color: tokens.ochre,
        fontWeight: 600,
        borderRadius: tokens.radius,
      }}
    >
      Démonstration&nbsp;: n'envoyez aucun fonds
    </Box>
  );
}
