import { Box } from '@mui/material';
import { keyframes } from '@mui/material/styles';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Turns while something is awaited; what is awaited is said beside it. `size` in pixels. */
export const Ring = ({ size }: { size: number }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      display: 'block',
      width: size,
      height: size,
      border: `${Math.max(2, Math.round(size / 11))}px solid currentColor`,
      borderRightColor: 'transparent',
      borderRadius: '50%',
      animation: `${turn} 1.2s linear infinite`,
    }}
  />
);
