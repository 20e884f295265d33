import { Box, Skeleton } from '@mui/material';
import { Line, LineGrid } from './Line.tsx';

const LINES = [1, 2, 3];

/** The shape of a list that is being read; `label` says which. */
export function ListSkeletons({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={label}>
      {LINES.map((line) => (
        <Line as="div" key={line}>
          <LineGrid sx={{ rowGap: 0 }}>
            <Skeleton width="55%" height={28} />
            <Skeleton width={90} height={28} />
            <Skeleton width="40%" height={24} />
            <Skeleton width={70} height={24} sx={{ justifySelf: 'end' }} />
          </LineGrid>
        </Line>
      ))}
    </Box>
  );
}
