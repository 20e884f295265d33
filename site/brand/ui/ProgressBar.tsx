import { Box } from '@mui/material';
import { keyframes, type SxProps } from '@mui/material/styles';
import { outlinedInForcedColors } from '../theme.ts';
import { tokens } from '../tokens.ts';

interface ProgressBarProps {
  label: string;
  /** 0 to 100; undefined while nobody knows how far it is. */
  value: number | undefined;
  /** In pixels. */
  height: number;
  color: 'primary' | 'success';
  sx?: SxProps;
}

const sweep = keyframes({ from: { marginLeft: '-40%' }, to: { marginLeft: '100%' } });

/** A share as a bar. It has no style of its own on its element: it may stand in the HTML. */
export const ProgressBar = ({ label, value, height, color, sx }: ProgressBarProps) => (
  <Box
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={value === undefined ? undefined : Math.round(value)}
    sx={{
      height,
      borderRadius: `${height / 2}px`,
      overflow: 'hidden',
      bgcolor: tokens.rule,
      ...outlinedInForcedColors,
      '&::before': {
        content: '""',
        display: 'block',
        height: '100%',
        width: value === undefined ? '40%' : `${value}%`,
        borderRadius: 'inherit',
        bgcolor: `${color}.main`,
        transition: 'width 0.4s linear',
        ...(value === undefined && { animation: `${sweep} 1.6s ease-in-out infinite` }),
        '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
      },
      ...sx,
    }}
  />
);
