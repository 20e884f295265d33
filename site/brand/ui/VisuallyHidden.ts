import { styled } from '@mui/material/styles';

/** For screen readers only: a style for any element. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden);
