import { Box, Skeleton, Typography } from '@mui/material';
import { visuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { PageTitle } from '../lib/PageTitle.tsx';

/** The back office's shape while its code and its session are on the way. */
export function LoadingPage() {
  return (
    <Box component="main" aria-busy>
      <PageTitle page="Chargement..." />
      <Typography variant="h1" sx={visuallyHidden}>
        Chargement...
      </Typography>
      <Box sx={{ height: 56, bgcolor: 'text.primary' }} />
      <Box sx={{ px: { xs: 2, sm: 3.5 }, pt: 3 }}>
        <Skeleton width={90} height={48} />
        <Skeleton width={180} />
        <Skeleton variant="rounded" height={320} sx={{ mt: 5 }} />
      </Box>
    </Box>
  );
}
