import { Box, Skeleton, Typography } from '@mui/material';
import type { SxProps } from '@mui/material/styles';

interface FigureLineProps {
  label: string;
  /** `undefined` while it is being read. */
  value: string | undefined;
  sx?: SxProps;
}

/** A figure of a `dl` at the end of its label's line. */
export const FigureLine = ({ label, value, sx }: FigureLineProps) => (
  <Box
    sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, ...sx }}
  >
    <Typography component="dt">{label}</Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 600, whiteSpace: 'nowrap' }}>
      {value ?? <Skeleton sx={{ width: '5ch' }} />}
    </Typography>
  </Box>
);
