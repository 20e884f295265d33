import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { tokens } from '@parade/site/brand/tokens.ts';

const LINES = [1, 2, 3];

/** The shape of the list that is being read. */
export function NotificationSkeletons() {
  return (
    <Box role="status" aria-label="Chargement des notifications">
      {LINES.map((line) => (
        <Box key={line} sx={{ py: 2.25, borderBottom: `1px solid ${tokens.rule}` }}>
          <Skeleton width={110} height={24} />
          <Skeleton width="45%" height={28} />
          <Skeleton width="80%" height={24} />
          <Skeleton width={180} height={22} />
        </Box>
      ))}
    </Box>
  );
}
