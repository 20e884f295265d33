import { Box } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';
import { useIsDemonstration } from './face.ts';

/** Stands on every page of a demonstration site (design 9.1). */
export function DemonstrationBanner() {
  if (!useIsDemonstration()) return null;
  return (
    <Box
      component="section"
      aria-label="Avertissement"
      sx={{
        bgcolor: tokens.ochreWash,
        color: tokens.ochre,
        textAlign: 'center',
        px: 2,
        py: 0.75,
        fontSize: '0.9375rem',
        lineHeight: 1.4,
      }}
    >
      <strong>Site de démonstration</strong>&nbsp;: n’y déposez pas de vraies preuves et n’envoyez
      aucun fonds.
    </Box>
  );
}
