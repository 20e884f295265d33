import { Box, Skeleton } from '@mui/material';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The rows' places while the first ones are on the way. */
export const SkeletonRows = ({ caption }: { caption: string }) => (
  <Box role="status" aria-label={`Chargement...\u00a0: ${caption}`} sx={{ py: 1 }}>
    {ROWS.map((row) => (
      <Skeleton key={row} height={52} />
    ))}
  </Box>
);
