import { Box, Typography } from '@mui/material';
import { Ring } from '@parade/site/brand/ui/Ring.tsx';

/** Shown while the session or the first page's code is loading. */
export function Loading() {
  return (
    <Box
      component="main"
      aria-busy
      sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center' }}
    >
      <Box sx={{ color: 'primary.main' }}>
        <Ring size={28} />
      </Box>
      <Box role="status" sx={{ mt: 2 }}>
        <Typography component="h1">Chargement...</Typography>
      </Box>
    </Box>
  );
}
