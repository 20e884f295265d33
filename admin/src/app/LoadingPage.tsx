import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The back office's shape while its code and its session are on the way. */
export function LoadingPage() {
  return (
    <Box role="status" aria-label="Chargement...">
      <Box sx={{ height: 56, bgcolor: 'text.primary' }} />
      <Box sx={{ px: { xs: 2, sm: 3.5 }, pt: 3 }}>
        <Skeleton width={90} height={48} />
        <Skeleton width={180} />
        <Skeleton variant="rounded" height={320} sx={{ mt: 5 }} />
      </Box>
    </Box>
  );
}
