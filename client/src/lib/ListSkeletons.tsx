import { Box, Skeleton } from '@mui/material';
import { Line, LineGrid } from './Line.tsx';

const LINES = [1, 2, 3];

/**
 * The shape of a list that is being read; `label` says which. What stands in the HTML has no style of its
 * own: the policy allows none.
 */
export function ListSkeletons({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={label}>
      {LINES.map((line) => (
        <Line as="div" key={line}>
          <LineGrid sx={{ rowGap: 0 }}>
            <Skeleton sx={{ width: '55%', height: 28 }} />
            <Skeleton sx={{ width: 90, height: 28 }} />
            <Skeleton sx={{ width: '40%', height: 24 }} />
            <Skeleton sx={{ width: 70, height: 24, justifySelf: 'end' }} />
          </LineGrid>
        </Line>
      ))}
    </Box>
  );
}
