import { Box } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';
import { useSiteSettings } from '../site-settings/queries.ts';

/** Stands beside every address on a demonstration site, and nowhere else (design 9.1). */
export function NoFunds() {
  const { isDemonstration } = useSiteSettings();
  if (!isDemonstration) return null;
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
