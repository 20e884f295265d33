import { Box, Skeleton } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';

const LINES = [1, 2, 3];

/** The shape of a list that is being read; `label` says which. */
export function ListSkeletons({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={label}>
      {LINES.map((line) => (
        <Box
          key={line}
          sx={{
            py: 2,
            borderBottom: `1px solid ${tokens.rule}`,
            display: 'grid',
            gridTemplateColumns: '1fr auto',
          }}
        >
          <Skeleton width="55%" height={28} />
          <Skeleton width={90} height={28} />
          <Skeleton width="40%" height={24} />
          <Skeleton width={70} height={24} sx={{ justifySelf: 'end' }} />
        </Box>
      ))}
    </Box>
  );
}
