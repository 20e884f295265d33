import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

/** While nothing is known yet: the session, or the code of the first screen. */
export function Loading() {
  return (
    <Box
      component="main"
      sx={{ minHeight: '60vh', display: 'grid', placeContent: 'center', justifyItems: 'center' }}
    >
      <CircularProgress size={28} aria-hidden="true" />
      <Box role="status" sx={{ mt: 2 }}>
        <Typography component="h1">Chargement...</Typography>
      </Box>
    </Box>
  );
}
