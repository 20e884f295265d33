import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const LINES = ['70%', '45%', '60%', '50%'];

/** The shape of the page while it is being read. */
export function KycSkeleton() {
  return (
    <Box role="status" aria-label="Chargement de votre demande">
      <Skeleton variant="rounded" height={104} />
      <Skeleton width="40%" height={44} sx={{ mt: 3 }} />
      {LINES.map((width) => (
        <Skeleton key={width} width={width} height={30} />
      ))}
    </Box>
  );
}
