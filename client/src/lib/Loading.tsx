import { Box, CircularProgress, Typography } from '@mui/material';

/** Shown while the session or the first page's code is loading. */
export function Loading() {
  return (
    <Box
      component="main"
      aria-busy
      sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center' }}
    >
      <CircularProgress size={28} aria-hidden="true" />
      <Box role="status" sx={{ mt: 2 }}>
        <Typography component="h1">Chargement...</Typography>
      </Box>
    </Box>
  );
}
